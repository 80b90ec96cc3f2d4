/**
 * A CSV record split at `delimiter`. Quotes count only if they open a field, so `19" monitor` is
 * ordinary text; "" inside quotes is a quote. `open`: the record ends inside quotes and continues
 * on the next line. `broken`: there is text between a closing quote and the delimiter, so field
 * boundaries are ambiguous.
 *
 * Not a library, since other boards' files are malformed: csv-parse accepts `19" monitor` only in a
 * mode that also takes broken quotes for text, and a quote that never closes swallows the following
 * rows.
 */
export type SplitRecord =
  | { fields: string[]; state: 'whole' | 'broken' }
  /** `field`: the content of the open quotes so far. */
  | { fields: string[]; state: 'open'; field: string };
type OpenRecord = Extract<SplitRecord, { state: 'open' }>;

/**
 * Splits a record. `begun`: the open record that this text continues, line break included; it must
 * not be reused.
 */
export const splitRecord = (text: string, delimiter: string, begun?: OpenRecord): SplitRecord => {
  const fields = begun?.fields ?? [];
  let open = begun?.field;
  for (let at = 0; ;) {
    let field = open ?? '';
    const quoted = open !== undefined || text[at] === '"';
    if (quoted) {
      let from = open === undefined ? at + 1 : at;
      open = undefined;
      for (;;) {
        const quote = text.indexOf('"', from);
        if (quote === -1) return { fields, state: 'open', field: field + text.slice(from) };
        field += text.slice(from, quote);
        at = quote + 1;
        if (text[at] !== '"') break;
        field += '"';
        from = at + 1;
      }
    }
    const end = text.indexOf(delimiter, at);
    const rest = text.slice(at, end === -1 ? undefined : end);
    if (quoted && rest.trim() !== '') return { fields, state: 'broken' };
    fields.push(quoted ? field : rest);
    if (end === -1) return { fields, state: 'whole' };
    at = end + 1;
  }
};

/** Returns the delimiter of a header: the most frequent candidate outside of quotes. */
export const delimiterOf = (header: string): string => {
  const unquoted = header.replaceAll(/"[^"]*"/g, '');
  return (
    [',', ';', '\t', '|']
      .map((delimiter) => ({ delimiter, count: unquoted.split(delimiter).length }))
      .toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ','
  );
};

/**
 * Returns the delimiter that a first line declares for Excel ("sep=;"); `undefined` if the line is
 * a header.
 */
export const saidDelimiter = (line: string): string | undefined =>
  /^"?sep=([^"])"?$/i.exec(line)?.[1];
