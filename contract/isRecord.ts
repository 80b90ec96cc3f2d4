/** Whether a value of unknown shape, such as parsed JSON, has named fields; a list has none. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
