import Ajv, { type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchemaCompiler } from 'fastify';
import type {
  FastifySerializerCompiler,
  FastifyValidationResult,
  SchemaErrorFormatter,
} from 'fastify/types/schema';
import { isEmail } from '@contract/text/email';
import { isVisible } from '@contract/text/invisible';
import { isHarmlessWebsite } from '@contract/text/website';
import { countWords } from '@contract/text/words';
import { isDate, isDateTime } from '@contract/time/dates';
import { ApiError } from './errors';
import { hostTexts } from './texts/errors';

const options: Options = {
  strict: false,
  removeAdditional: false,
  useDefaults: false,
  allErrors: false,
  formats: {
    email: isEmail,
    date: isDate,
    website: isHarmlessWebsite,
    visible: isVisible,
    password: true,
    binary: true,
    'date-time': isDateTime,
  },
};
const maxWords = {
  keyword: 'x-max-words',
  type: 'string',
  schemaType: 'number',
  errors: false,
  validate: (max: number, text: string) => countWords(text) <= max,
} as const;
const makeAjv = (coerceTypes: false | 'array') =>
  new Ajv({ ...options, coerceTypes, verbose: true }).addKeyword(maxWords);
/** Validates bodies, whose values are never converted: "5" is not 5 (product §2). */
const bodyAjv = makeAjv(false);
/** Validates URLs, in which everything is text: numbers and lists have to be parsed from it. */
const queryAjv = makeAjv('array');

/**
 * Fastify's validator compiler for the contract's schemas. Compiles each schema on first use, since
 * compiling them all would take up most of a host's start.
 */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  let check: ValidateFunction | undefined;
  const compile = () => {
    if (httpPart === 'body') return bodyAjv.compile(schema);
    return queryAjv.compile(
      httpPart === 'querystring' ? { ...schema, additionalProperties: false } : schema,
    );
  };
  const validate: FastifyValidationResult = (data: unknown) => {
    check ??= compile();
    const isValid = check(data);
    validate.errors = check.errors;
    return isValid;
  };
  return validate;
};

/**
 * Fastify's serializer compiler: writes only what the contract's schemas declare. Compiles each
 * schema on first use.
 */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  let write: ((data: unknown) => string) | undefined;
  return (data: unknown) => {
    write ??= fastJsonStringify(schema);
    return write(data);
  };
};

/**
 * Returns a function that validates a record that isn't a request's body as if it were one of that
 * schema: throws a 400 naming the field at the first error.
 */
export const recordChecker = (schema: object): ((record: object) => void) => {
  const check = bodyAjv.compile(schema);
  return (record) => {
    if (!check(record)) throw toValidationError(check.errors ?? [], 'body');
  };
};

const clip = (name: string) => name.slice(0, 100);
/**
 * Returns the innermost name of the invalid part: a field, or the list that contains the invalid
 * item.
 */
const fieldOf = ({ instancePath, params, keyword }: ErrorObject): string | undefined => {
  const own: unknown =
    keyword === 'required' ? params['missingProperty'] : params['additionalProperty'];
  if (typeof own === 'string') return clip(own);
  const at = instancePath
    .split('/')
    .slice(1)
    .findLast((part) => !/^\d+$/.test(part));
  return at === undefined ? undefined : clip(at.replaceAll('~1', '/').replaceAll('~0', '~'));
};

const formatTexts: Record<string, (field: string) => string> = {
  date: hostTexts.notADate,
  'date-time': hostTexts.notATime,
  email: hostTexts.notAnEmail,
  website: hostTexts.notAWebsite,
  visible: hostTexts.notVisible,
};

const messageFor = (field: string, error: ErrorObject, inQuery: boolean): string => {
  const limit = Number(error.params['limit']);
  switch (error.keyword) {
    case 'required':
      return hostTexts.required(field);
    case 'additionalProperties':
      return inQuery ? hostTexts.unknownParameter(field) : hostTexts.undeclared(field);
    case 'type':
      return hostTexts.wrongType(field, typeName(error.schema));
    case 'minLength':
      return error.data === '' ? hostTexts.empty(field) : hostTexts.tooShort(field, limit);
    case 'maxLength':
      return hostTexts.tooLong(field, limit);
    // the contract's only pattern requires a non-whitespace character
    case 'pattern':
      return hostTexts.empty(field);
    case 'minimum':
      return hostTexts.tooSmall(field, limit);
    case 'maximum':
      return hostTexts.tooLarge(field, limit);
    case 'maxItems':
      return hostTexts.tooMany(field, limit);
    case 'enum':
      return hostTexts.notOneOf(field, Array.isArray(error.schema) ? error.schema.map(String) : []);
    case 'format':
      return (formatTexts[String(error.params['format'])] ?? hostTexts.wrongForm)(field);
    case 'x-max-words':
      return hostTexts.tooManyWords(field, Number(error.schema), countWords(String(error.data)));
    default:
      return hostTexts.wrongForm(field);
  }
};
const typeName = (type: unknown) =>
  Object.entries(hostTexts.types).find(([name]) => name === type)?.[1] ?? String(type);

/** Converts the first validation error to an `ApiError` with a message for people. */
export const toValidationError: SchemaErrorFormatter = (errors, part) => {
  // these are Ajv's errors, which Fastify passes on under a narrower type
  const [error] = errors as ErrorObject[];
  if (error === undefined) return new ApiError(400, hostTexts.badRequest);
  const field = fieldOf(error);
  if (field !== undefined)
    return new ApiError(400, messageFor(field, error, part === 'querystring'), field);
  return new ApiError(
    400,
    error.keyword === 'minProperties' ? hostTexts.nothingSent : hostTexts.bodyNotAnObject,
  );
};
