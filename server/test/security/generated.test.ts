import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sql from 'sql-template-tag';
import { openHost, type TestHost } from '../host';
import { answerSchema } from './contractSchemas';
import { randomFrom } from './random';
import { makeRequest, type Request } from './requests';
import { makeWorld, privateMarks, renewed, type Caller, type World } from './world';

// try other requests: SECURITY_SEED=… and SECURITY_REQUESTS=… npm run test:security
const seed = Number(process.env['SECURITY_SEED'] ?? 20_260);
const requests = Number(process.env['SECURITY_REQUESTS'] ?? 10_000);
/** Maximum time of a call, in milliseconds: the host cuts a request after 30 s. */
const timeoutMs = 15_000;

let host: TestHost;
let world: World;
beforeAll(async () => {
  host = await openHost();
  world = await makeWorld(host);
});
afterAll(() => host.close());

type Answer = Pick<
  Awaited<ReturnType<TestHost['app']['inject']>>,
  'statusCode' | 'headers' | 'rawPayload'
>;
const send = async ({ operation, method, url, headers, payload }: Request): Promise<Answer> => {
  const injected = { method, url, headers, ...(payload !== undefined && { payload }) };
  if (operation.operationId !== 'getEvents') return host.app.inject(injected);
  const answer = await host.app.inject({ ...injected, payloadAsStream: true });
  const body = answer.stream();
  const { statusCode } = answer;
  const chunks: Buffer[] = [];
  // an event stream has no end
  if (statusCode === 200) body.destroy();
  else for await (const chunk of body) chunks.push(chunk as Buffer); // no encoding is set
  return { statusCode, headers: answer.headers, rawPayload: Buffer.concat(chunks) };
};

/** Returns a response's body, decompressed. */
const textOf = ({ headers, rawPayload }: Answer): string => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }[
    String(headers['content-encoding'] ?? 'identity')
  ];
  if (!unpack) throw new Error(`packed as ${headers['content-encoding']}`);
  return unpack(rawPayload).toString();
};

/** Describes what is wrong with a response; `undefined` if nothing is. */
const faultOf = (request: Request, answer: Answer): string | undefined => {
  const { statusCode } = answer;
  const payload = textOf(answer);
  if (statusCode >= 500) return `answered ${statusCode}: ${payload.slice(0, 300)}`;
  if (/\$argon2|"password(_h|H)ash"|secret_hash|token_hash/.test(payload)) return 'shows a hash';
  if (Object.values(world.people).some((person) => payload.includes(person.password)))
    return 'shows a password';
  if (!mayReadSeeker[request.caller] && privateMarks.some((mark) => payload.includes(mark)))
    return 'shows a seeker to somebody who may not see one';
  if (
    statusCode >= 400 &&
    /\bat .+\.(ts|js):\d+|node_modules|SELECT |syntax error at|violates/.test(payload)
  )
    return 'shows the inside of the host';
  for (const name of ['server', 'x-powered-by'])
    if (answer.headers[name] !== undefined) return `says ${name}`;
  if (answer.headers['x-content-type-options'] !== 'nosniff') return 'has no nosniff';
  const check = answerSchema(request.operation, statusCode);
  // the URL matches no route of the operation: the parameter was empty or contained a slash
  if (statusCode === 404 && /There’s no such endpoint/.test(payload)) return undefined;
  // with its last parameter empty, it is the URL of another call: /applicants/ is the whole list
  const [path = ''] = request.url.split('?');
  if (path.endsWith('/') && !request.operation.path.endsWith('/')) return undefined;
  if (!check)
    return statusCode < 400 && payload !== '' && /json/.test(String(answer.headers['content-type']))
      ? "answers JSON that the contract doesn't know"
      : undefined;
  if (payload === '' && (statusCode === 204 || statusCode === 304)) return undefined;
  const body: unknown = JSON.parse(payload);
  // a bare null stands for "nobody"
  if (!check(body))
    return `is no answer of the contract: ${JSON.stringify(check.errors?.slice(0, 3))} in ${payload.slice(0, 300)}`;
  return undefined;
};
const mayReadSeeker: Record<Caller, boolean> = {
  nobody: false,
  ended: false,
  seeker: true,
  stranger: false,
  owner: true,
  other: false,
  admin: true,
  adminByCookie: true,
};

/** Calls that delete or log out the caller or somebody else. */
const ending = new Set([
  'logOut',
  'deleteAccount',
  'changePassword',
  'deleteEmployer',
  'deleteJobSeeker',
  'endAdmin',
  'endSession',
  'endOtherSessions',
  'resetPassword',
  'undoEmailChange',
  'decideCases',
  'undoDecision',
  'suspendAccount',
]);

test(`${requests} requests from the contract (seed ${seed}): no fault, no answer outside its schema, nothing shown that the caller may not see`, async () => {
  const random = randomFrom(seed);
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const operations = new Set<string>();
  for (let n = 0; n < requests && faults.length < 20; n += 1) {
    const request = makeRequest(random, world);
    const startedAt = performance.now();
    const answer = await send(request);
    const took = performance.now() - startedAt;
    const fault = took > timeoutMs ? `took ${took.toFixed(0)} ms` : faultOf(request, answer);
    if (fault !== undefined)
      faults.push(
        `#${n} ${request.caller}, ${request.kind}: ${request.method} ${request.url.slice(0, 200)} ${request.payload?.slice(0, 300) ?? ''} ${fault}`,
      );
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    operations.add(`${request.operation.operationId} ${answer.statusCode < 300}`);
    if (answer.statusCode < 300 && ending.has(request.operation.operationId))
      await renewWhoIsGone();
  }
  expect(faults).toEqual([]);
  // the generator is only useful if many of its requests succeed
  const share = (from: number, till: number) =>
    [...statuses].reduce(
      (sum, [status, count]) => (status >= from && status < till ? sum + count : sum),
      0,
    ) / requests;
  console.info(
    `requests by status: ${[...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(
        ', ',
      )}; ${[...operations].filter((name) => name.endsWith(' true')).length} operations succeeded at least once`,
  );
  expect(share(200, 300)).toBeGreaterThan(0.15);
  expect(share(400, 401)).toBeGreaterThan(0.1);
}, 900_000);

const renewWhoIsGone = async (): Promise<void> => {
  for (const [caller, person] of Object.entries(world.people)) {
    if (caller === 'ended') continue;
    const { statusCode } = await host.app.inject({ url: '/api/sessions', headers: person.headers });
    if (statusCode === 401) await renewed(host, world, caller as Caller); // a key of that record
  }
};

test('nothing of it changed what the database is made of, and the host still answers', async () => {
  const [row] = await host.db.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  expect(row?.count).toBeGreaterThan(20);
  expect((await host.app.inject({ url: '/api/jobdescriptions/getAll' })).statusCode).toBe(200);
  expect(Object.keys({})).toEqual([]);
  // no prototype was polluted
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});
