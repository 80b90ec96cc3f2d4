import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

const timeout = 60_000;

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {number} milliseconds From sending the request to the last byte.
 * @property {() => any} json
 * @property {import('node:http').IncomingHttpHeaders} headers
 */
/** @typedef {{ kind: string, path: string, status: number, milliseconds: number }} Taken */

/**
 * Sends a request like a browser, and reads the complete response.
 *
 * @param {Agent | undefined} agent
 * @param {string} origin
 * @param {string} path
 * @param {{ method?: string, body?: object, headers?: Record<string, string> }} [options]
 * @returns {Promise<Answer>}
 */
export const call = (agent, origin, path, { method = 'GET', body, headers = {} } = {}) =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const text = body && JSON.stringify(body);
    const sent = request(
      `${origin}${path}`,
      {
        agent,
        method,
        timeout,
        headers: {
          accept: 'application/json',
          'accept-encoding': 'gzip',
          ...(text && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
          ...headers,
        },
      },
      (answer) => {
        /** @type {Buffer[]} */
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.once('error', reject);
        answer.once('end', () => {
          const milliseconds = performance.now() - startedAt;
          const json = () => {
            const bytes = Buffer.concat(parts);
            return JSON.parse(
              (answer.headers['content-encoding'] === 'gzip'
                ? gunzipSync(bytes)
                : bytes
              ).toString(),
            );
          };
          resolve({ status: answer.statusCode ?? 0, milliseconds, json, headers: answer.headers });
        });
      },
    );
    sent.once('timeout', () =>
      sent.destroy(new Error(`No answer within ${timeout / 1000} s: ${path}`)),
    );
    sent.once('error', reject);
    sent.end(text);
  });

/**
 * Sends a mix of requests with concurrent clients, each of which waits for a response before it
 * sends its next request. Returns the result of each request, and the total time in seconds.
 *
 * @param {string} origin
 * @param {import('./mix.mjs').Request[]} mix
 * @param {number} clients
 */
export const runMix = async (origin, mix, clients) => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  /** @type {Taken[]} */
  const taken = [];
  /** @param {string} kind @param {string} path */
  const ask = async (kind, path) => {
    const { status, milliseconds, json } = await call(agent, origin, path);
    taken.push({ kind, path, status, milliseconds });
    return { status, json };
  };
  let next = 0;
  const client = async () => {
    for (let asked = mix[next++]; asked !== undefined; asked = mix[next++]) {
      const { kind, path, pages = 1 } = asked;
      for (let page = 1, at = path; page <= pages; page += 1) {
        const { status, json } = await ask(kind, at);
        const cursor = status === 200 && page < pages ? json().nextCursor : null;
        if (!cursor) break;
        at = `${path}&cursor=${encodeURIComponent(cursor)}`;
      }
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return { taken, seconds };
};

/** Returns a quantile, such as 0.95. @param {number[]} numbers @param {number} part */
export const quantile = (numbers, part) => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
};
