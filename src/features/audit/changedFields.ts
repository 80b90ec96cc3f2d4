import { auditTexts } from '@/texts/admin/audit';
import { isRecord } from '@contract/isRecord';

/** A changed field with its values before and after; `undefined` if it didn't exist. */
export type ChangedField = { name: string; before: string | undefined; after: string | undefined };

type Values = Record<string, unknown> | null;

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? auditTexts.yes : auditTexts.no;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n');
  return value == null ? '' : JSON.stringify(value);
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Ids mean nothing to the reader, and the entry names its record. */
const isId = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isId)
    : typeof value === 'string' && uuid.test(value);

/** Maps each field's name to its text; nested fields have a path ("search q"). Omits ids. */
const flatten = (values: Values, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(values ?? {})
      .filter(([, value]) => !isId(value))
      .flatMap(([name, value]): [string, string][] =>
        isRecord(value)
          ? [...flatten(value, `${prefix}${name} `)]
          : [[prefix + name, textOf(value)]],
      ),
  );

/** Returns the fields that differ between before and after; all of them if one side is missing. */
export const changedFields = (before: Values, after: Values): ChangedField[] => {
  const [was, is] = [flatten(before), flatten(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({
      name: auditTexts.readable(name),
      before: was.get(name),
      after: is.get(name),
    }))
    .filter((field) => field.before !== field.after);
};

/**
 * Splits a text into the words it shares with the other text at the start and end, and the
 * differing part between them. All of it differs if there is no other text.
 */
export const changedPart = (
  text: string,
  other = '',
): { start: string; part: string; end: string } => {
  const [words, others] = [text.split(/(?<=\s)/u), other.split(/(?<=\s)/u)];
  const shared = Math.min(words.length, others.length);
  const first = words.findIndex((word, index) => index >= shared || word !== others[index]);
  if (first === -1) return { start: text, part: '', end: '' };
  let last = 0;
  while (last < shared - first && words.at(-1 - last) === others.at(-1 - last)) last += 1;
  const till = words.length - last;
  return {
    start: words.slice(0, first).join(''),
    part: words.slice(first, till).join(''),
    end: words.slice(till).join(''),
  };
};
