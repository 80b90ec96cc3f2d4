/** The fields that identify a record; they are kept, so that it can still be requested. */
const keys = /^(_id|username\w+|password\w+|categoryName)$/;
type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecord = (value: unknown): value is Fields => isFields(value) && '_id' in value;

/** Changes every record of a response, however deeply it is wrapped. */
const eachRecord = (answer: unknown, change: (record: Fields) => Fields): unknown => {
  if (Array.isArray(answer)) return answer.map((item) => eachRecord(item, change));
  if (isRecord(answer)) return change(answer);
  return isFields(answer)
    ? Object.fromEntries(
        Object.entries(answer).map(([name, value]) => [name, eachRecord(value, change)]),
      )
    : answer;
};

/** Returns a record with all fields changed except those that identify it. */
export const eachField = <Record extends Fields>(
  record: Record,
  change: (name: string, value: unknown) => unknown,
): Record =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      keys.test(name) ? value : change(name, value),
    ]),
  ) as Record; // the same names

export const nullFields = (answer: unknown) =>
  eachRecord(answer, (record) => eachField(record, () => null));
export const missingFields = (answer: unknown) =>
  eachRecord(answer, (record) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => keys.test(name))),
  );
const unknown: Fields = {
  createdAt: { $date: 1 },
  updatedAt: 'yesterday',
  expiresAt: [],
  status: 'ARCHIVED',
  description: { rich: ['text'] },
  companyLogo: 'no picture',
  birthDateEmployer: 'long ago',
  residenceCountryEmployer: ['US'],
  companyAddress: { street: 'Mill Lane' },
  constructor: 'x',
  toString: 1,
  length: -1,
  key: 'k',
  ref: 'r',
  children: '<b>x</b>',
  dangerouslySetInnerHTML: { __html: '<b>x</b>' },
  '': 'nameless',
  'a b': [1],
  __v: { deep: { er: null } },
};
export const unknownFields = (answer: unknown) =>
  eachRecord(answer, (record) => ({ ...record, ...unknown }));
