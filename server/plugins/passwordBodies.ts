import { isRecord } from '@contract/isRecord';

/**
 * Whether a schema of the contract has a field of `format: password` at any depth, following its
 * `$ref`s.
 */
export const takesPassword = (
  contract: object,
  schema: unknown,
  seen: ReadonlySet<string> = new Set(),
): boolean => {
  if (Array.isArray(schema)) return schema.some((part) => takesPassword(contract, part, seen));
  if (!isRecord(schema)) return false;
  const { $ref: ref, format } = schema;
  if (format === 'password') return true;
  if (typeof ref !== 'string')
    return Object.values(schema).some((part) => takesPassword(contract, part, seen));
  if (seen.has(ref)) return false;
  const target = ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), contract);
  return takesPassword(contract, target, new Set([...seen, ref]));
};
