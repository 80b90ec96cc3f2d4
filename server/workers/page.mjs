// Renders pages in a separate thread, so that React's work doesn't block API calls
// (server/plugins/pages/renderThread.ts). Calls for a page's data are sent to the main thread,
// which checks who may read what. Plain JavaScript, like document.mjs.
import { createRequire } from 'node:module';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * @typedef {{ status: number, headers: Record<string, string>, body: string }} Answer
 * @typedef {{ template: string, config: object, chunks: Record<string, string[]> }} EmptyPage
 * @typedef {{ kind: 'render', id: number, request: object, page?: EmptyPage }} RenderMessage
 * @typedef {{ kind: 'answer', call: number, answer?: Answer, error?: string }} AnswerMessage
 * @typedef {{ kind: 'ping' }} PingMessage
 * @typedef {{ resolve: (answer: Answer) => void, reject: (error: Error) => void }} Waiting
 */

if (parentPort === null) throw new Error('This is a thread of the host.');
const port = parentPort;
const { file, niceness } = workerData;
// on Linux this affects only this thread; threads that answer calls come first
if (process.platform === 'linux') os.setPriority(niceness);

const built = createRequire(file)(file);
if (typeof built.renderPage !== 'function') throw new Error(`${file} has no renderPage.`);

/** @type {Map<number, Waiting>} */
const waiting = new Map();
let lastCall = 0;

/** @param {number} id */
const callFor =
  (id) =>
  (/** @type {{ method: string, url: string }} */ { method, url }) =>
    new Promise((resolve, reject) => {
      lastCall += 1;
      waiting.set(lastCall, { resolve, reject });
      port.postMessage({ kind: 'call', id, call: lastCall, method, url });
    });

/** The page template, as last received. @type {EmptyPage | undefined} */
let emptyPage;

/** @param {RenderMessage} message */
const render = async ({ id, request, page: changed }) => {
  emptyPage = changed ?? emptyPage;
  try {
    const page = await built.renderPage({
      ...emptyPage,
      ...request,
      call: callFor(id),
      onFailure: (/** @type {string} */ message) =>
        port.postMessage({ kind: 'callFailed', id, message }),
    });
    port.postMessage({ kind: 'rendered', id, page });
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    port.postMessage({ kind: 'failed', id, message, stack });
  }
};

/** @param {AnswerMessage} message */
const answerCall = ({ call, answer, error }) => {
  const waiter = waiting.get(call);
  waiting.delete(call);
  if (answer) waiter?.resolve(answer);
  else waiter?.reject(new Error(error ?? 'There was no answer.'));
};

port.on('message', (/** @type {RenderMessage | AnswerMessage | PingMessage} */ message) => {
  if (message.kind === 'render') void render(message);
  else if (message.kind === 'answer') answerCall(message);
  else port.postMessage({ kind: 'pong' });
});
port.postMessage({ kind: 'ready' });
