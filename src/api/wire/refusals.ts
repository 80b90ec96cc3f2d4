import { readApiError, type ApiError } from './apiError';

/**
 * Whether the host answered that the call itself is wrong (4xx), so its message is for the caller.
 */
const isClientError = ({ status }: ApiError): boolean =>
  status !== null && status >= 400 && status < 500;

/** Our own host's words without the wire name that those about a field begin with. */
const withoutName = ({ message = '', field }: ApiError): string => {
  if (field === undefined || !message.startsWith(`${field} `)) return message;
  const rest = message.slice(field.length + 1).replace(/^is /, '');
  return rest.slice(0, 1).toUpperCase() + rest.slice(1);
};

/** The host's own words where it refused a call (4xx), else `fallback`. */
export const refusalText = (error: unknown, fallback: string): string => {
  const refused = readApiError(error);
  return (isClientError(refused) && withoutName(refused)) || fallback;
};

/**
 * Why our own host refused a form: its message at the field it is about, if that is one of
 * `fields`; else as the form's problem, which is `fallback` where the host sent no message.
 */
export const refusalOf = <Name extends string>(
  error: unknown,
  fields: readonly Name[],
  fallback: string,
): { field: { name: Name; message: string } } | { problem: { text: string } } => {
  const refused = readApiError(error);
  const { field, message } = refused;
  const name = fields.find((each) => each === field);
  return name !== undefined && message
    ? { field: { name, message } }
    : { problem: { text: withoutName(refused) || fallback } };
};

/** Like `refusalOf`, of a refusal only (4xx): whatever else failed is told by `fallback`. */
export const clientRefusalOf = <Name extends string>(
  error: unknown,
  fields: readonly Name[],
  fallback: string,
): ReturnType<typeof refusalOf<Name>> =>
  isClientError(readApiError(error))
    ? refusalOf(error, fields, fallback)
    : { problem: { text: fallback } };

/**
 * The field that our own host (`extensions`) refused, with its message; undefined where it names
 * none, and for a spec host, whose refusals are only logged (spec §8).
 */
export const invalidField = (
  error: unknown,
  extensions: boolean,
): { name: string; message: string } | undefined => {
  const refused = readApiError(error);
  const { field, message } = refused;
  return extensions && isClientError(refused) && field && message
    ? { name: field, message }
    : undefined;
};
