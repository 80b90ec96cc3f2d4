import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { rootFolder } from '../../root';
import { endThread } from '../../workers/endThread';
import { turns } from '../turns';
import { watchMemory } from './memoryWatch';

/** The kinds of file a CV may be. */
export type DocumentKind = 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt';
type Problem = 'encrypted' | 'macros' | 'damaged';

/** Far more than an honest CV takes, in milliseconds. */
const timeout = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** The same of all memory, in bytes, what it unpacks included. */
const maxMemory = 300 * 1024 * 1024;
/** Documents read at once; more wait. A thread takes some 50 MB. */
const concurrency = 2;
const inTurn = turns(concurrency);
/**
 * Of those that are read for somebody to see one at a time, so that uploads have a turn whatever they
 * are. Who waits for as long as a call may take has been answered by then (plugins/deadline.ts).
 */
const inTextTurn = turns(1, { maxWait: 10_000 });

/** `pages`: of a PDF, where they can be counted. */
type Checked = { ext?: string; problem?: Problem; pages?: number };
type Answer = Checked & { text?: string };
const run = (task: 'check' | 'text', bytes: Buffer): Promise<Answer | undefined> =>
  new Promise((resolve, reject) => {
    // its turn ends with the thread, whose memory is free then
    const work = () =>
      new Promise<void>((end) => {
        const worker = new Worker(path.join(rootFolder(), 'server/workers/document.mjs'), {
          // a copy: the thread takes its memory along
          workerData: { task, bytes: Uint8Array.from(bytes) },
          resourceLimits,
          stdout: true,
          stderr: true,
        });
        const stop = (): void => void worker.terminate();
        const timer = setTimeout(stop, timeout);
        const stopWatching = watchMemory(maxMemory, stop);
        worker.once('message', (answer: Answer | undefined) => {
          resolve(answer);
          void endThread(worker);
        });
        worker.once('error', () => resolve(undefined));
        worker.once('exit', () => {
          clearTimeout(timer);
          stopWatching();
          resolve(undefined);
          end();
        });
      });
    (task === 'text' ? inTextTurn(() => inTurn(work)) : inTurn(work)).catch(reject);
  });

/**
 * What kind of file it is, as the ending that such files have (undefined: unknown, plain text for
 * example), and what is wrong with it. One that can't be read in time is damaged.
 */
export const checkDocument = async (bytes: Buffer): Promise<Checked> =>
  (await run('check', bytes)) ?? { problem: 'damaged' };

/** The plain text of a Word document; undefined where it can't be read. */
export const textOfDocument = async (bytes: Buffer): Promise<string | undefined> =>
  (await run('text', bytes))?.text;
