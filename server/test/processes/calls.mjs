// Makes and counts the calls of tests that put whole processes under load.

/** In milliseconds. */
const callTimeout = 30_000;

/** Counts responses by status, and failures by call. */
export const makeCounter = () => {
  /** Number of responses by status. */
  const statuses = new Map();
  /** Number of responses of 400 and above by call and status; `0` means that none arrived. */
  const failures = new Map();
  let [calls, longest] = [0, 0];

  /** Returns the response, `undefined` if none arrives. */
  const send = async (request, name = '') => {
    const began = Date.now();
    const answer = await request().catch(() => undefined);
    const status = answer?.status ?? 0;
    if (answer !== undefined) {
      calls += 1;
      longest = Math.max(longest, Date.now() - began);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    if (status === 0 || status >= 400) {
      const failure = `${status} ${name}`;
      failures.set(failure, (failures.get(failure) ?? 0) + 1);
    }
    return answer;
  };
  return { send, counts: () => ({ calls, statuses, failures, longest }) };
};

/** Returns a call's name: its path without ids and names of single records. */
const nameOf = (method, path) =>
  `${method} ${path.split('?')[0].replaceAll(/[\da-f-]{36}|[a-z]+\.\d+/g, '…')}`;
const isForm = (body) => body instanceof FormData;

/** Creates a client with cookies; `call` returns the response's JSON and throws on every error. */
export const makeClient = (address, { send }) => {
  const cookies = new Map();
  const headersOf = () => ({
    ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
  });
  const keepCookies = (answer) => {
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const call = async (method, path, body, headers = {}) => {
    const json = body !== undefined && !isForm(body);
    const answer = await send(
      () =>
        fetch(address + path, {
          method,
          headers: {
            ...headersOf(),
            ...(json && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && { body: json ? JSON.stringify(body) : body }),
          signal: AbortSignal.timeout(callTimeout),
        }),
      nameOf(method, path),
    );
    if (answer === undefined) throw new Error(`${path}: no answer`);
    keepCookies(answer);
    const bytes = await answer.arrayBuffer();
    if (!answer.ok)
      throw new Error(`${path}: ${answer.status} ${Buffer.from(bytes).toString('utf8')}`);
    return answer.headers.get('content-type')?.startsWith('application/json')
      ? JSON.parse(Buffer.from(bytes).toString('utf8'))
      : undefined;
  };
  return { address, call, headersOf };
};
