export type Encoding = 'br' | 'gzip';

/** Returns the best encoding that a request accepts; `undefined` for none (identity). */
export const acceptedEncoding = (header: string | undefined): Encoding | undefined => {
  const accepted = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const weight = parameters.find((each) => each.trim().startsWith('q='));
      return [name.trim(), weight === undefined || Number(weight.trim().slice(2)) > 0] as const;
    }),
  );
  const other = accepted.get('*') ?? false;
  return (['br', 'gzip'] as const).find((encoding) => accepted.get(encoding) ?? other);
};
