import type { Request } from './messages';
import { makeSearcher } from './searcher';

/**
 * Longer than on the page: nobody types here, but a newer question shouldn't wait long. In
 * milliseconds.
 */
const slice = 25;

const search = makeSearcher((reply) => {
  postMessage(reply);
}, slice);
addEventListener('message', ({ data }: MessageEvent<Request>) => search(data));
postMessage({ kind: 'here' });
