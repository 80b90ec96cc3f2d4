import type { Request } from './messages';
import { makeSearcher } from './searcher';

/** Longer than on the page, since nobody types here; but a newer question shouldn't wait long. */
const timeSliceMs = 25;

const handle = makeSearcher((reply) => {
  postMessage(reply);
}, timeSliceMs);
addEventListener('message', ({ data }: MessageEvent<Request>) => handle(data));
postMessage({ kind: 'ready' });
