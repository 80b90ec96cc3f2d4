// Clients of the proxy: connections like a browser's, people with cookies, and what visitors read.
import https from 'node:https';
import { employerForm, employerLogin, seekerForm, seekerLogin } from '../processes/forms.mjs';

/** In milliseconds; longer than the proxy waits for a host. */
const callTimeout = 70_000;

/** Opens a visitor's connections to the proxy. */
export const makeCaller = (port) => {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 128, scheduling: 'fifo' });
  const once = (method, path, body, headers) =>
    new Promise((resolve) => {
      const request = https.request(
        {
          ...{ host: '127.0.0.1', port, method, path, agent, servername: 'jobs.example' },
          rejectUnauthorized: false,
          headers: {
            ...{ host: 'jobs.example', 'accept-encoding': 'gzip' },
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          const parts = [];
          response.on('data', (part) => parts.push(part));
          response.once('close', () =>
            resolve(
              response.complete
                ? {
                    status: response.statusCode,
                    headers: response.headers,
                    body: Buffer.concat(parts),
                  }
                : { status: 0 },
            ),
          );
        },
      );
      request.setTimeout(callTimeout, () => request.destroy());
      request.once('error', () => resolve({ status: 0, wasIdle: request.reusedSocket }));
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return {
    /** Makes a call; status 0 means that no complete response arrived. */
    call: async (method, path, { body, headers } = {}) => {
      for (;;) {
        const answer = await once(method, path, body, {
          'accept-encoding': 'identity',
          ...headers,
        });
        // retried, as browsers do if a kept-alive connection turns out to be closed
        if (answer.wasIdle !== true) return answer;
      }
    },
    close: () => agent.destroy(),
  };
};
export const jsonOf = ({ body }) => JSON.parse(body.toString('utf8'));

/** Returns the call function of a client with cookies, which responses to its writes update. */
const makePerson = ({ call }) => {
  const cookies = new Map();
  return async (method, path, { body, headers } = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await call(method, path, {
      body,
      headers: { ...headers, ...(cookie !== '' && { cookie }) },
    });
    for (const line of answer.headers?.['set-cookie'] ?? []) {
      const [name, value] = line.split(';')[0].split('=');
      cookies.set(name, value);
    }
    return answer;
  };
};

export const okOrThrow = async (answer) => {
  const got = await answer;
  if (got.status >= 300 || got.status === 0)
    throw new Error(`${got.status}: ${got.body?.toString('utf8').slice(0, 300)}`);
  return got;
};
/** Registers a new person of one load; each load has its own names. */
export const join = async (caller, people, kind, index) => {
  const call = makePerson(caller);
  const username = `${people}.${kind}.${index}`;
  if (kind === 'employer') {
    await okOrThrow(call('POST', '/api/employer/employers', { body: employerForm(username) }));
    await okOrThrow(call('POST', '/api/employer/login', { body: employerLogin(username) }));
  } else {
    await okOrThrow(call('POST', '/api/jobseeker/jobseekers', { body: seekerForm(username) }));
    await okOrThrow(
      call('POST', '/api/jobseeker/jobseekers/login', { body: seekerLogin(username) }),
    );
  }
  return { kind, username, call };
};

const words = ['nurse', 'driver', 'engineer', 'sales', 'clerk', 'teacher', 'cook', 'welder'];
/**
 * Returns a function that makes a random read of a visitor. Pages are read by the browser itself,
 * which doesn't retry.
 */
export const makeVisit = (ids) => {
  const pick = (all) => all[Math.floor(Math.random() * all.length)];
  const kinds = [
    [30, () => `/api/jobs/search?limit=20&q=${pick(words)}`],
    [25, () => `/api/jobdescriptions/jobdescriptions/${pick(ids)}`],
    [10, () => '/api/categories'],
    [5, () => '/api/jobs/search?limit=20'],
    [5, () => '/'],
    [5, () => `/jobdescription?q=${pick(words)}`],
    [20, () => `/singlejobdescription/jobdescription/${pick(ids)}`],
  ];
  const sum = kinds.reduce((all, [weight]) => all + weight, 0);
  return () => {
    let left = Math.random() * sum;
    return (kinds.find(([weight]) => (left -= weight) < 0) ?? kinds[0])[1]();
  };
};
