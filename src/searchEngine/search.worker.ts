import type { Request } from './messages';
import { makeSearcher } from './searcher';

/**
 * Longer than on the page, since a worker blocks no input, but short enough for a newer question
 * not to wait long.
 */
const timeSliceMs = 25;

const handle = makeSearcher((reply) => {
  postMessage(reply);
}, timeSliceMs);
addEventListener('message', ({ data }: MessageEvent<Request>) => handle(data));
postMessage({ kind: 'ready' });
