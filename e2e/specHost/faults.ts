import type { Answer } from './answers';
import { missingFields, nullFields, unknownFields } from './malformedRecords';

type FaultyAnswer = Partial<Answer> & { html?: string; plain?: string };
const bodyOf = (answer: Answer): unknown =>
  answer.text === undefined ? answer.body : JSON.parse(answer.text);
const numberToString = (_key: string, value: unknown) =>
  typeof value === 'number' ? String(value) : value;

/**
 * The ways a call can fail, or be answered in one of the other shapes that hosts use. Each derives
 * the faulty response from the correct one.
 */
const faultyAnswers = {
  // no response at all: the server handles these two
  drop: () => ({}),
  silence: () => ({}),
  // errors
  fail500: () => ({ status: 500, body: { error: 'MongoServerError: pool destroyed' } }),
  fail400: () => ({
    status: 400,
    body: { message: 'Cast to ObjectId failed', field: 'phoneEmployer' },
  }),
  html404: () => ({
    status: 404,
    html: '<!doctype html><title>Error</title><pre>Cannot find it</pre>',
  }),
  // a success status without the data
  emptyBody: () => ({ body: undefined }),
  emptyObject: () => ({ body: {} }),
  nothing: () => ({ body: null }),
  noRecord: () => ({ body: { message: 'No such record', status: false } }),
  aText: () => ({ body: 'It works!' }),
  aNumber: () => ({ body: 42 }),
  plainText: () => ({ plain: 'OK' }),
  html200: () => ({ html: '<!doctype html><title>Welcome</title><h1>Parked</h1>' }),
  brokenJson: (correct) => ({ text: JSON.stringify(bodyOf(correct) ?? null).slice(0, -1) }),
  listOfOdds: () => ({ body: [null, 7, 'job', [], [[]], true] }),
  // the correct data in another shape
  listInData: (correct) => ({ body: { data: bodyOf(correct) } }),
  asArray: (correct) => ({ body: [bodyOf(correct)] }),
  numbersAsStrings: (correct) => ({ text: JSON.stringify(bodyOf(correct), numberToString) }),
  nullFields: (correct) => ({ body: nullFields(bodyOf(correct)) }),
  missingFields: (correct) => ({ body: missingFields(bodyOf(correct)) }),
  unknownFields: (correct) => ({ body: unknownFields(bodyOf(correct)) }),
} satisfies Record<string, (correct: Answer) => FaultyAnswer>;
export type Fault = keyof typeof faultyAnswers;

/** The faults that leave the host's records unchanged: the call is not executed. */
const errorFaults: ReadonlySet<string> = new Set(['fail500', 'fail400', 'html404']);

/** Returns the response to a call with this fault, or without one. `call` executes it. */
export const applyFault = (fault: Fault | undefined, call: () => Answer): Answer & FaultyAnswer => {
  if (!fault) return call();
  const correct = errorFaults.has(fault) ? { status: 500 } : call();
  // widened: some take no argument
  const makeFaulty: (correct: Answer) => FaultyAnswer = faultyAnswers[fault];
  return { status: correct.status, ...makeFaulty(correct) };
};
