// The load of `npm run chaos`: reads and writes from several people at once, and the ledger of what
// was acknowledged.
import { setTimeout as sleep } from 'node:timers/promises';

const password = 'outlives any chaos';
const bullets = Object.fromEntries(
  [
    ...[1, 2, 3, 4, 5].map((n) => `responsibilities${n}`),
    ...[1, 2, 3, 4].map((n) => `qualification${n}`),
  ].map((field) => [field, 'As needed']),
);
const jobOf = (usernameEmployer, jobtitle) => ({
  usernameEmployer,
  jobtitle,
  companyname: 'Northern Mill',
  location: 'Denver, CO',
  joboverview: 'Keep the books.',
  ...bullets,
  employementtype: 'Full-time',
  monthlysalary1: 1,
  monthlysalary2: 2,
  numberofvacancies: 1,
  degreerequired: 'None',
  categoryName: 'Finance Jobs',
});
const person = (username) => ({
  firstnameEmployer: 'Mara',
  lastnameEmployer: 'Lind',
  usernameEmployer: username,
  passwordnameEmployer: password,
  nationalityEmployer: 'US',
  phoneEmployer: '1',
  addressEmployer: '1 Mill Road',
  emailEmployer: `${username}@firm.example`,
  genderEmployer: 'Female',
  locationEmployer: 'Boston',
});

const post = (url, body, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });

/**
 * Starts eight lines of calls. `keeper` is a host whose database connection isn't disturbed;
 * `addresses` gives the disturbed hosts as they are now.
 */
export const makeLoad = async (keeper, addresses) => {
  const statuses = new Map();
  let [calls, longest, stopped] = [0, 0, false];
  /** Titles by the id they were acknowledged with. */
  const acknowledged = new Map();

  const send = async (request) => {
    const began = Date.now();
    try {
      const answer = await request();
      calls += 1;
      longest = Math.max(longest, Date.now() - began);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      return answer;
    } catch {
      // nobody listens there now, or the host was killed meanwhile
      return undefined;
    }
  };
  const anyHost = (index) => addresses()[index % addresses().length];

  const write = async (line, username, headers) => {
    for (let index = 0; !stopped; index += 1) {
      const title = `Line ${line}, job ${index}`;
      const key = { ...headers, 'idempotency-key': title };
      for (let attempt = 0; ; attempt += 1) {
        const url = `${anyHost(line + attempt)}/api/jobdescriptions/add`;
        const answer = await send(() => post(url, jobOf(username, title), key));
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
      const answer = await send(() => fetch(url, { signal: AbortSignal.timeout(15_000) }));
      await answer?.arrayBuffer().catch(() => undefined);
      await sleep(20);
    }
  };

  const writers = [];
  for (const number of [1, 2, 3, 4]) {
    const username = `chaos.${number}`;
    await post(`${keeper}/api/employer/employers`, person(username));
    const login = await post(`${keeper}/api/employer/login`, {
      usernameEmployer: username,
      passwordnameEmployer: password,
    });
    writers.push([number, username, { cookie: login.headers.get('set-cookie').split(';')[0] }]);
  }
  const lines = [...writers.map((writer) => write(...writer)), ...[1, 2, 3, 4].map(read)];

  return {
    /** Settles once every host is ready and has answered a call that asks the database. */
    isHealthy: async () => {
      for (;;) {
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
        await sleep(50);
      }
    },
    stop: async () => {
      stopped = true;
      await Promise.all(lines);
    },
    counts: () => ({ calls, statuses, longest }),
    /** Compares the ledger with what is stored. */
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
