import type { Rule } from '../../plugins/authorization';
import { described, nearValidSample, validSample, type Described } from './contractSchemas';
import { hostileBodies, hostileTexts } from './hostile';
import type { Random } from './random';
import { callers, type Caller, type World } from './world';

export type Request = {
  operation: Described;
  caller: Caller;
  kind: 'valid' | 'near' | 'hostile';
  method: Described['method'];
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
};

// rarer, because each hashes a password
const costly = new Set([
  'loginEmployer',
  'loginJobSeeker',
  'loginAdmin',
  'registerEmployer',
  'registerJobSeeker',
  'changePassword',
  'checkPassword',
  'deleteAccount',
  'acceptInvitation',
  'resetPassword',
  'exportAccount',
]);
const deck = described.flatMap((operation) =>
  Array.from({ length: costly.has(operation.operationId) ? 1 : 5 }, () => operation),
);

const oddHeaders: readonly Record<string, string>[] = [
  { 'x-session': 'admin:admin' },
  { 'x-session': '%' },
  { authorization: 'Bearer ' },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { cookie: 'jl_admin=x; jl_admin=y; jl_employer=' },
  { 'if-match': '*' },
  { 'if-match': '"\\"' },
  { 'idempotency-key': 'k'.repeat(201) },
  { 'idempotency-key': 'same' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { accept: 'application/xml' },
  { 'accept-encoding': 'br;q=2, gzip;q=x' },
  { 'if-none-match': '*' },
  { range: 'bytes=0-0' },
  { 'x-form-signs': 'seconds=x;filled=2' },
  { 'user-agent': '\u00FF<script>' },
];
const oddTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  'APPLICATION/JSON',
  '',
];

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
const formOf = (fields: object): { type: string; payload: string } => {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--limit\r\ncontent-disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '')}"\r\n\r\n${textOf(value)}\r\n`,
  );
  return { type: 'multipart/form-data; boundary=limit', payload: `${parts.join('')}--limit--\r\n` };
};

const allowed: Record<Rule, readonly Caller[]> = {
  everyone: callers,
  employer: ['owner', 'other'],
  recruiter: ['owner', 'other'],
  companyOwner: ['owner', 'other'],
  jobseeker: ['seeker', 'stranger'],
  admin: ['admin', 'adminByCookie'],
  owner: ['owner'],
  jobReader: ['owner'],
  self: ['owner', 'seeker'],
  employerOfApplicant: ['owner'],
  sender: ['seeker'],
  recipient: ['owner'],
  applicationReader: ['owner'],
  correspondent: ['owner', 'seeker'],
  threadReader: ['owner', 'seeker'],
  resumeOwner: ['seeker'],
  alertOwner: ['seeker'],
};

/**
 * Encodes a string for a URL; a lone surrogate, which URLs can't contain, is replaced by its bytes.
 */
const inAddress = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '')) +
  (/\p{Surrogate}/u.test(text) ? '%ED%A0%80' : '');

/**
 * Without `.` and `..`, which every client resolves before sending, so that the URL would name
 * another call.
 */
const hostileNames = hostileTexts.filter((text) => text !== '.' && text !== '..');

/**
 * Makes one call of the contract: valid, nearly valid, or with hostile values in path, query,
 * headers and body.
 */
export const makeRequest = (random: Random, world: World): Request => {
  const operation = random.pick(deck);
  // mostly by callers who are allowed: the others are refused early
  const caller = random.chance(0.7)
    ? random.pick(operation.allow.flatMap((word) => allowed[word]))
    : random.pick(callers);
  const self = world.people[caller];
  const kind = random.pick(['valid', 'valid', 'near', 'hostile'] as const);
  const hostile = kind === 'hostile';
  const part = () =>
    hostile && random.chance(0.5)
      ? random.pick(hostileNames)
      : random.chance(0.5)
        ? random.pick(world.ids)
        : random.pick(world.names);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    inAddress(
      self && operation.allow.includes('self') && random.chance(0.6)
        ? name === 'id'
          ? self.id
          : self.username
        : part(),
    ),
  );
  const query = operation.parameters
    .filter((each) => each.in === 'query' && random.chance(0.4))
    .flatMap(({ name, schema }) => {
      const value =
        hostile || (kind === 'near' && random.chance(0.3))
          ? random.pick([...hostileTexts, '-1', '1.5', '[]', 'null'])
          : validSample(random, schema);
      return (Array.isArray(value) ? value : [value]).map(
        (one) => `${name}=${inAddress(String(one))}`,
      );
    });
  if (hostile && random.chance(0.2))
    query.push(
      random.pick(['extra=1', 'limit=1&limit=2', '__proto__[x]=1', 'q[]=1', '&&&', '%', 'q=%ff']),
    );
  const headers: Record<string, string> = {
    ...world.people[caller]?.headers,
    ...(hostile && random.chance(0.4) && random.pick(oddHeaders)),
  };
  const { type, payload } = bodyOf(random, operation, kind);
  if (type !== undefined) headers['content-type'] = type;
  return {
    operation,
    caller,
    kind,
    method: operation.method,
    url: `/api${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers,
    payload,
  };
};

const bodyOf = (
  random: Random,
  { body }: Described,
  kind: Request['kind'],
): { type?: string; payload: string | undefined } => {
  if (!body)
    return kind === 'hostile' && random.chance(0.2)
      ? { type: 'application/json', payload: random.pick(hostileBodies) }
      : { payload: undefined };
  const fields =
    kind === 'valid' ? validSample(random, body.schema) : nearValidSample(random, body.schema);
  if (kind === 'hostile' && random.chance(0.3))
    return {
      type: random.chance(0.5) ? body.type : random.pick(oddTypes),
      payload: random.pick(hostileBodies),
    };
  if (body.type === 'multipart/form-data')
    return formOf(typeof fields === 'object' && fields !== null ? fields : {});
  return {
    type: kind === 'hostile' && random.chance(0.1) ? random.pick(oddTypes) : body.type,
    payload: JSON.stringify(fields),
  };
};
