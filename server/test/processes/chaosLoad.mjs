// The load of `npm run chaos`: concurrent reads and writes of several people, and the ledger of
// acknowledged writes.
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCounter } from './calls.mjs';
import { employerForm, employerLogin, jobForm } from './forms.mjs';

const post = (url, body, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });

/**
 * Starts eight concurrent sequences of calls. `keeper` is a host with an undisturbed database
 * connection; `addresses` returns the current addresses of the disturbed hosts.
 */
export const makeLoad = async (keeper, addresses) => {
  const { send, counts } = makeCounter();
  let stopped = false;
  /** Titles by acknowledged id. */
  const acknowledged = new Map();

  const anyHost = (index) => addresses()[index % addresses().length];

  const write = async (line, username, headers) => {
    for (let index = 0; !stopped; index += 1) {
      const title = `Line ${line}, job ${index}`;
      const key = { ...headers, 'idempotency-key': title };
      for (let attempt = 0; !stopped; attempt += 1) {
        const url = `${anyHost(line + attempt)}/api/jobdescriptions/add`;
        const answer = await send(() => post(url, jobForm(username, title), key), 'write');
        const stored =
          answer?.status === 201 ? await answer.json().catch(() => undefined) : undefined;
        if (stored !== undefined) {
          acknowledged.set(title, [...(acknowledged.get(title) ?? []), stored._id]);
          break;
        }
        await sleep(100);
      }
      await sleep(20);
    }
  };
  const paths = ['/api/categories', '/api/jobs/search', '/api/stats', '/api/terms/terms'];
  const read = async (line) => {
    for (let index = 0; !stopped; index += 1) {
      const url = `${anyHost(line + index)}${paths[index % paths.length]}`;
      const answer = await send(() => fetch(url, { signal: AbortSignal.timeout(15_000) }), 'read');
      await answer?.arrayBuffer().catch(() => undefined);
      await sleep(20);
    }
  };

  const writers = [];
  for (const number of [1, 2, 3, 4]) {
    const username = `chaos.${number}`;
    await post(`${keeper}/api/employer/employers`, employerForm(username));
    const login = await post(`${keeper}/api/employer/login`, employerLogin(username));
    writers.push([number, username, { cookie: login.headers.get('set-cookie').split(';')[0] }]);
  }
  const lines = [...writers.map((writer) => write(...writer)), ...[1, 2, 3, 4].map(read)];

  return {
    /**
     * Resolves once every host is ready and has answered a call that needs the database; throws if
     * that doesn't happen in time.
     */
    isHealthy: async () => {
      for (const end = Date.now() + 120_000; ;) {
        const answers = await Promise.all(
          addresses().flatMap((address) =>
            ['/readyz', '/api/categories'].map((path) =>
              fetch(`${address}${path}`, { signal: AbortSignal.timeout(15_000) }).then(
                ({ status }) => status,
                () => 0,
              ),
            ),
          ),
        );
        if (answers.every((status) => status === 200)) return;
        if (Date.now() > end) throw new Error(`The hosts did not recover: ${answers.join(', ')}`);
        await sleep(50);
      }
    },
    stop: async () => {
      stopped = true;
      await Promise.all(lines);
    },
    counts,
    /** Compares the ledger with the stored jobs. */
    check: async () => {
      const stored = new Map();
      for (const [, username, headers] of writers) {
        const answer = await fetch(`${keeper}/api/jobdescriptions/employer/${username}`, {
          headers,
        });
        for (const { _id, jobtitle } of await answer.json())
          stored.set(jobtitle, [...(stored.get(jobtitle) ?? []), _id]);
      }
      const titles = [...acknowledged];
      return {
        acknowledged: titles.length,
        lost: titles.filter(([title, ids]) => ids.some((id) => !stored.get(title)?.includes(id)))
          .length,
        doubled: [...stored.values()].filter((ids) => ids.length > 1).length,
      };
    },
  };
};
