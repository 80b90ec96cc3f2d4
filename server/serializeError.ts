/** What the log contains of an error. */
type Fault = {
  type: string;
  code?: string;
  message?: string;
  table?: string;
  constraint?: string;
  stack?: string;
  cause?: Fault;
};

const addresses = /(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+@[^\s<>"'(),;:]+|\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
/**
 * Replaces email and network addresses, which some messages quote (such as a mail server's
 * rejection).
 */
const withoutAddresses = (text: string): string => text.replaceAll(addresses, '[address]');

const stringField = (error: Error, name: string): string | undefined =>
  name in error && typeof Reflect.get(error, name) === 'string'
    ? String(Reflect.get(error, name))
    : undefined;
/**
 * Whether it is a PostgreSQL error, which quotes the values sent in the message, `detail` and
 * `where`.
 */
const isDatabaseError = (error: Error) => stringField(error, 'severity') !== undefined;
const framesOf = (stack: string) => stack.slice(Math.max(0, stack.indexOf('\n    at ')));

/**
 * Returns an error without personal data: code, table, constraint and stack of a database error; of
 * any other error also the message, without addresses.
 */
export const serializeError = (error: unknown): Fault => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name: type, stack = '', cause } = error;
  const code = stringField(error, 'code');
  const more = {
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: serializeError(cause) }),
  };
  if (isDatabaseError(error)) {
    const [table, constraint] = [stringField(error, 'table'), stringField(error, 'constraint')];
    return {
      type: 'DatabaseError',
      ...more,
      ...(table !== undefined && { table }),
      ...(constraint !== undefined && { constraint }),
      stack: framesOf(stack).trimStart(),
    };
  }
  return {
    type,
    message: withoutAddresses(error.message),
    ...more,
    stack: withoutAddresses(stack),
  };
};
