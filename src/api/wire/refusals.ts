import { readApiError, type ApiError } from './apiError';

/** Whether the host rejected the call itself (4xx), so that its message is for the user. */
const isClientError = ({ status }: ApiError): boolean =>
  status !== null && status >= 400 && status < 500;

/**
 * Returns our own host's message without the wire name that a message about a field starts with.
 */
const withoutName = ({ message = '', field }: ApiError): string => {
  if (field === undefined || !message.startsWith(`${field} `)) return message;
  const rest = message.slice(field.length + 1).replace(/^is /, '');
  return rest.slice(0, 1).toUpperCase() + rest.slice(1);
};

/** Returns the host's own message if it rejected a call (4xx), otherwise `fallback`. */
export const refusalText = (error: unknown, fallback: string): string => {
  const refused = readApiError(error);
  return (isClientError(refused) && withoutName(refused)) || fallback;
};

/**
 * Returns why our own host rejected a form: its message with the field it is about, if that is one
 * of `fields`; otherwise as the form's problem, with `fallback` if the host sent no message.
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

/** Like `refusalOf`, but only for 4xx: any other failure gives `fallback`. */
export const clientRefusalOf = <Name extends string>(
  error: unknown,
  fields: readonly Name[],
  fallback: string,
): ReturnType<typeof refusalOf<Name>> =>
  isClientError(readApiError(error))
    ? refusalOf(error, fields, fallback)
    : { problem: { text: fallback } };

/**
 * Returns the field that our own host (`extensions`) rejected, with its message. Returns
 * `undefined` if it names none, and for a spec host, whose rejections are only logged (spec §8).
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
