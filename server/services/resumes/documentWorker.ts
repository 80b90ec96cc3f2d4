import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { rootFolder } from '../../root';
import { endThread } from '../../workers/endThread';
import { limitConcurrency } from '../limitConcurrency';
import { watchMemory } from './memoryWatch';

/** Accepted file types of CVs. */
export type DocumentKind = 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt';
type Problem = 'encrypted' | 'macros' | 'damaged';

/** Far longer than a genuine CV takes, in milliseconds. */
const timeout = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** Limit of the process's memory growth, in bytes, including what is unpacked. */
const maxMemory = 300 * 1024 * 1024;
/** Documents read concurrently; others wait. A thread takes about 50 MB. */
const concurrency = 2;
const withSlot = limitConcurrency(concurrency);
/**
 * Texts for display are extracted one at a time, so that uploads always get a turn. A caller that
 * has waited for as long as a call may take has been answered by then (plugins/deadline.ts).
 */
const withTextSlot = limitConcurrency(1, { maxWait: 10_000 });

/** `pages` is set for a PDF whose pages can be counted. */
type Checked = { ext?: string; problem?: Problem; pages?: number };
type Answer = Checked & { text?: string };
const run = (task: 'check' | 'text', bytes: Buffer): Promise<Answer | undefined> =>
  new Promise((resolve, reject) => {
    // the turn ends with the thread, once its memory is free
    const work = () =>
      new Promise<void>((end) => {
        const worker = new Worker(path.join(rootFolder(), 'server/workers/document.mjs'), {
          // a copy, since the buffer is transferred to the thread
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
    (task === 'text' ? withTextSlot(() => withSlot(work)) : withSlot(work)).catch(reject);
  });

/**
 * Returns a document's type, as its usual extension (undefined: unknown, for example plain text),
 * and what is wrong with it. A document that can't be read in time counts as damaged.
 */
export const checkDocument = async (bytes: Buffer): Promise<Checked> =>
  (await run('check', bytes)) ?? { problem: 'damaged' };

/** Returns the plain text of a Word document; `undefined` if it can't be read. */
export const textOfDocument = async (bytes: Buffer): Promise<string | undefined> =>
  (await run('text', bytes))?.text;
