type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "May be null" as JSON Schema says it. */
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
 * The contract (OpenAPI 3.0, which the code is generated from) as OpenAPI 3.1, which has a place for
 * what the host sends by itself: its `x-webhooks` are `webhooks` there.
 */
export const openApi31 = ({ 'x-webhooks': webhooks, ...contract }: Fields): Fields => ({
  ...contract,
  ...{ paths: upgraded(contract['paths']), webhooks: upgraded(webhooks) },
  components: upgraded(contract['components']),
  openapi: '3.1.0',
});
