import { isRecord } from '@contract/isRecord';

/** Limits of a body: its bytes, and its values (fields, items, records and lists). */
export type BodyBounds = { bytes: number; values: number };

/** Maximum size of any JSON body, in bytes. */
export const jsonLimit = 1024 * 1024;

/**
 * Allowance for indentation, misspelled or undeclared fields and the like, which have errors of
 * their own.
 */
const slack = { bytes: 4096, values: 100 };
/** The longest encoding of one character: two escapes, such as `\ud83d\ude00`. */
const bytesPerCharacter = 12;
/** A number, a date or another value of limited length. */
const scalar = { bytes: 64, values: 1 };

const sum = (all: readonly BodyBounds[]): BodyBounds => ({
  bytes: all.reduce((total, { bytes }) => total + bytes, 0),
  values: all.reduce((total, { values }) => total + values, 1),
});
const times = (count: number, { bytes, values }: BodyBounds): BodyBounds => ({
  bytes: count * bytes,
  values: 1 + count * values,
});
const numberOr = (value: unknown, other: number) => (typeof value === 'number' ? value : other);

/** Returns the largest body that a schema without `$ref`s accepts; infinite if it sets no limit. */
const boundsOfSchema = (schema: unknown): BodyBounds => {
  if (!isRecord(schema)) return { bytes: Infinity, values: Infinity };
  const { type, properties, additionalProperties, items } = schema;
  if (type === 'object') {
    const fields = Object.entries(isRecord(properties) ? properties : {}).map(([name, field]) => {
      const { bytes, values } = boundsOfSchema(field);
      return { bytes: name.length + bytes, values };
    });
    if (!isRecord(additionalProperties)) return sum(fields);
    // names may be as long as ids
    const { bytes, values } = boundsOfSchema(additionalProperties);
    const named = { bytes: 200 * bytesPerCharacter + bytes, values };
    return sum([...fields, times(numberOr(schema['maxProperties'], Infinity), named)]);
  }
  if (type === 'array') return times(numberOr(schema['maxItems'], Infinity), boundsOfSchema(items));
  if (type !== 'string') return scalar;
  if (schema['enum'] !== undefined || schema['format']?.toString().startsWith('date'))
    return scalar;
  return { bytes: bytesPerCharacter * numberOr(schema['maxLength'], Infinity), values: 1 };
};

/**
 * Returns the limits of an operation's JSON body, from the `body` of its schemas (`callSchemas`).
 */
export const bodyBoundsOf = (body: unknown): BodyBounds => {
  const content = isRecord(body) && isRecord(body['content']) ? body['content'] : {};
  const json = content['application/json'];
  const { bytes, values } = isRecord(json) ? boundsOfSchema(json['schema']) : sum([]);
  return {
    bytes: Math.min(jsonLimit, slack.bytes + bytes),
    values: slack.values + values,
  };
};
