import Ajv, { type ValidateFunction } from 'ajv';
import document from '@contract/generated/contract.json';
import { isEmail } from '@contract/text/email';
import { isDate } from '@contract/time/dates';
import type { Rule } from '../../plugins/authorization';
import { hostileTexts, hostileValues } from './hostile';
import type { Random } from './random';

export type Schema = {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  format?: string;
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  maxItems?: number;
  minItems?: number;
  'x-max-words'?: number;
};
type Content = Record<string, { schema: Schema }>;
export type Described = {
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** the words of its x-allow */ allow: Rule[];
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[];
  body: { type: string; schema: Schema } | undefined;
  responses: Record<string, { $ref?: string; content?: Content }>;
};

// generated from validated YAML
const components = document.components.schemas as Record<string, Schema>;
const resolve = (schema: Schema): Schema => {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components[name] ?? {});
};

const methods = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;
type Operation = {
  operationId: string;
  'x-allow': Rule[];
  parameters?: Described['parameters'];
  requestBody?: { content: Content };
  responses: Described['responses'];
};

/** Every call of both contract files. */
export const described: Described[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(methods).flatMap(([name, method]) => {
    const operation = (item as Record<string, Operation | undefined>)[name]; // as above
    if (!operation) return [];
    const [content] = Object.entries(operation.requestBody?.content ?? {});
    return [
      {
        operationId: operation.operationId,
        method,
        path,
        allow: operation['x-allow'],
        parameters: operation.parameters ?? [],
        body: content && { type: content[0], schema: content[1].schema },
        responses: operation.responses,
      },
    ];
  }),
);

/**
 * Returns the document with every object closed: a field that the contract doesn't name is an
 * error.
 */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, closed(each)]),
  );
  if (Array.isArray(copy['allOf'])) return merged(copy['allOf']);
  return 'properties' in copy &&
    copy['additionalProperties'] === undefined &&
    copy['type'] === 'object'
    ? { ...copy, additionalProperties: false }
    : copy;
};
/**
 * Merges several schemas of one object into one closed schema: each alone would refuse the others'
 * fields.
 */
const merged = (parts: Schema[]): Schema => {
  const whole = parts.map((part) => resolve(part));
  return {
    type: 'object',
    required: whole.flatMap(({ required = [] }) => required),
    properties: Object.assign({}, ...whole.map(({ properties }) => closed(properties))),
    additionalProperties: false,
  };
};
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: {
    email: isEmail,
    date: isDate,
    'date-time': (text: string) => new Date(text).toJSON() === text,
    binary: true,
    password: true,
  },
});
ajv.addSchema({ $id: 'contract', ...(closed(document) as object) }); // an object like the document

const compiled = new Map<string, ValidateFunction>();
const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');
/**
 * Returns the validator of a response with that status; `undefined` if the contract has no such
 * status or no JSON for it.
 */
export const answerSchema = (
  { path, method, responses }: Described,
  status: number,
): ValidateFunction | undefined => {
  const key = String(status) in responses ? String(status) : 'default';
  const answer = responses[key];
  const base = answer?.$ref ?? `#/paths/${escaped(path)}/${method.toLowerCase()}/responses/${key}`;
  const reference = `contract${base}/content/application~1json/schema`;
  const [, , , name] = (answer?.$ref ?? '').split('/');
  const content =
    name === undefined
      ? answer?.content
      : // as above
        (document.components.responses as Record<string, { content?: Content }>)[name]?.content;
  if (content?.['application/json'] === undefined) return undefined;
  const found = compiled.get(reference) ?? ajv.compile({ $ref: reference });
  compiled.set(reference, found);
  return found;
};

const words = [
  'Night',
  'nurse',
  'for',
  'a',
  'ward',
  'of',
  'twenty',
  'beds',
  'C++',
  'Zürich',
  '看護師',
  'we',
  'pay',
  '$4,000',
  'well',
];
const textOf = (random: Random, schema: Schema): string => {
  if (schema.format === 'email') return `u${random.int(1e9)}@mail.example`;
  if (schema.format === 'date') return random.pick(['1990-01-31', '2000-02-29', '1901-01-01']);
  const least = schema.minLength ?? 0;
  const most = Math.min(schema.maxLength ?? 200, 200);
  const count = 1 + random.int(Math.min(schema['x-max-words'] ?? 12, 12));
  const text = Array.from({ length: count }, () => random.pick(words))
    .join(' ')
    .slice(0, most)
    .trim();
  return text.padEnd(Math.max(least, 1), 'x');
};

/** Returns a random value that a schema allows. */
export const validSample = (random: Random, given: Schema): unknown => {
  const schema = resolve(given);
  if (schema.nullable && random.chance(0.2)) return null;
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case 'integer':
    case 'number': {
      const least = schema.minimum ?? 0;
      const most = Math.min(schema.maximum ?? 10_000, least + 10_000);
      return schema.type === 'integer'
        ? least + random.int(most - least + 1)
        : least + random.next() * (most - least);
    }
    case 'boolean':
      return random.chance(0.5);
    case 'array':
      return Array.from({ length: random.int(Math.min(schema.maxItems ?? 3, 3) + 1) }, () =>
        validSample(random, schema.items ?? {}),
      );
    case 'object': {
      const required = new Set(schema.required);
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => required.has(name) || random.chance(0.5))
          .map(([name, each]) => [name, validSample(random, each)]),
      );
    }
    default:
      return textOf(random, schema);
  }
};

/**
 * Returns a value with one fault: an invalid or borderline value, or a field too many or too few.
 */
export const nearValidSample = (random: Random, given: Schema): unknown => {
  const schema = resolve(given);
  const value = validSample(random, schema);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return mutated(random, schema);
  const fields = Object.entries(schema.properties ?? {});
  const copy: Record<string, unknown> = { ...value };
  const way = random.int(4);
  if (way === 0 || fields.length === 0)
    copy[random.pick(['extra', 'role', '_id', 'password', '__proto__x', 'status', 'employerId'])] =
      random.pick([...hostileTexts, ...hostileValues]);
  else {
    const [name, each] = random.pick(fields);
    if (way === 1) delete copy[name];
    else copy[name] = mutated(random, resolve(each));
  }
  return copy;
};
const mutated = (random: Random, schema: Schema): unknown => {
  if (random.chance(0.3) && schema.maxLength !== undefined)
    return 'y'.repeat(schema.maxLength + random.int(2));
  if (random.chance(0.3) && schema.minimum !== undefined) return schema.minimum - random.int(2);
  return random.chance(0.6) ? random.pick(hostileTexts) : random.pick(hostileValues);
};
