import type { Answer } from './answers';

/**
 * How a call may go wrong, or be answered in another of the shapes that wild hosts use.
 * fail500, html404, emptyBody: what it says; drop: the connection is cut; silence: no answer ever comes;
 * listInData: the body in `data`; asArray: the body in an array; numbersAsStrings: `1500` becomes `"1500"`.
 */
export type Misbehaviour = 'fail500' | 'html404' | 'drop' | 'silence' | 'listInData' | 'asArray' | 'numbersAsStrings' | 'emptyBody';

const asStrings = (_key: string, value: unknown) => (typeof value === 'number' ? String(value) : value);
const parsed = (answer: Answer): unknown => (answer.text === undefined ? answer.body : JSON.parse(answer.text));

/** The answer a misbehaving call gives; the connection's end is the server's matter. */
export const misbehaved = (how: Misbehaviour | undefined, answer: Answer): Answer & { html?: string } => {
  switch (how) {
    case 'fail500': return { status: 500, body: { error: 'MongoServerError: pool destroyed' } };
    case 'html404': return { status: 404, html: '<!doctype html><title>Error</title><pre>Cannot find it</pre>' };
    case 'emptyBody': return { status: answer.status };
    case 'listInData': return { status: answer.status, body: { data: parsed(answer) } };
    case 'asArray': return { status: answer.status, body: [parsed(answer)] };
    case 'numbersAsStrings': return { status: answer.status, text: JSON.stringify(parsed(answer), asStrings) };
    default: return answer;
  }
};
