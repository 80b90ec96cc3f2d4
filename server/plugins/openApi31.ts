type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts `nullable` to JSON Schema's "null" type. */
const withNull = ({ nullable: _nullable, type, enum: values, ...rest }: Fields): Fields => {
  if (typeof type !== 'string') throw new Error('What may be null has one type of its own.');
  return {
    type: [type, 'null'],
    ...(Array.isArray(values) && { enum: [...new Set([...values, null])] }),
    ...rest,
  };
};

const upgraded = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(upgraded);
  if (!isFields(value)) return value;
  const fields: Fields = value['nullable'] === true ? withNull(value) : value;
  return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, upgraded(each)]));
};

/**
 * Converts the contract (OpenAPI 3.0, which the code is generated from) to OpenAPI 3.1, which
 * supports `webhooks`: the contract's `x-webhooks` are moved there.
 */
export const openApi31 = ({ 'x-webhooks': webhooks, ...contract }: Fields): Fields => ({
  ...contract,
  ...{ paths: upgraded(contract['paths']), webhooks: upgraded(webhooks) },
  components: upgraded(contract['components']),
  openapi: '3.1.0',
});
