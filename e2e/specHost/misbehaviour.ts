import type { Answer } from './answers';
import { missingFields, nullFields, unknownFields } from './spoil';

type Spoilt = Partial<Answer> & { html?: string; plain?: string };
const parsed = (answer: Answer): unknown =>
  answer.text === undefined ? answer.body : JSON.parse(answer.text);
const asStrings = (_key: string, value: unknown) =>
  typeof value === 'number' ? String(value) : value;

/**
 * How a call may go wrong, or be answered in another of the shapes that wild hosts use. Each makes
 * an answer of the right one.
 */
const ways = {
  // no answer at all: the server's matter
  drop: () => ({}),
  silence: () => ({}),
  // refusals
  fail500: () => ({ status: 500, body: { error: 'MongoServerError: pool destroyed' } }),
  fail400: () => ({
    status: 400,
    body: { message: 'Cast to ObjectId failed', field: 'phoneEmployer' },
  }),
  html404: () => ({
    status: 404,
    html: '<!doctype html><title>Error</title><pre>Cannot find it</pre>',
  }),
  // a success without what was asked for
  emptyBody: () => ({ body: undefined }),
  emptyObject: () => ({ body: {} }),
  nothing: () => ({ body: null }),
  noRecord: () => ({ body: { message: 'No such record', status: false } }),
  aText: () => ({ body: 'It works!' }),
  aNumber: () => ({ body: 42 }),
  plainText: () => ({ plain: 'OK' }),
  html200: () => ({ html: '<!doctype html><title>Welcome</title><h1>Parked</h1>' }),
  brokenJson: (right) => ({ text: JSON.stringify(parsed(right) ?? null).slice(0, -1) }),
  listOfOdds: () => ({ body: [null, 7, 'job', [], [[]], true] }),
  // the right record in another shape
  listInData: (right) => ({ body: { data: parsed(right) } }),
  asArray: (right) => ({ body: [parsed(right)] }),
  numbersAsStrings: (right) => ({ text: JSON.stringify(parsed(right), asStrings) }),
  nullFields: (right) => ({ body: nullFields(parsed(right)) }),
  missingFields: (right) => ({ body: missingFields(parsed(right)) }),
  unknownFields: (right) => ({ body: unknownFields(parsed(right)) }),
} satisfies Record<string, (right: Answer) => Spoilt>;
export type Misbehaviour = keyof typeof ways;

/** Those that change nothing on the host. */
const refusals: ReadonlySet<string> = new Set(['fail500', 'fail400', 'html404']);

/**
 * The answer a misbehaving call gives; the connection's end is the server's matter. `call` does
 * what was asked for.
 */
export const misbehaved = (how: Misbehaviour | undefined, call: () => Answer): Answer & Spoilt => {
  const right = how && refusals.has(how) ? { status: 500 } : call();
  // those that need no right answer take none
  return how ? { status: right.status, ...(ways[how] as (right: Answer) => Spoilt)(right) } : right;
};
