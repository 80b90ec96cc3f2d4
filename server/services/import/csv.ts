/**
 * A CSV record split at `delimiter`. Quotes count only where they open a field, so `19" monitor` is
 * a text like any other; "" inside of quotes is a quote. `open`: the record ends inside of quotes,
 * its text goes on in the next line. `broken`: something stands between a closing quote and the
 * delimiter, so where its fields end is anybody's guess.
 */
export type SplitRecord = { fields: string[]; state: 'whole' | 'open' | 'broken' };

export const splitRecord = (text: string, delimiter: string): SplitRecord => {
  const fields: string[] = [];
  for (let at = 0; ;) {
    let field = '';
    const quoted = text[at] === '"';
    if (quoted) {
      let from = at + 1;
      for (;;) {
        const quote = text.indexOf('"', from);
        if (quote === -1) return { fields, state: 'open' };
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

/** What separates the columns of a header: the one of these that it has most of. */
export const delimiterOf = (header: string): string =>
  [',', ';', '\t', '|']
    .map((delimiter) => ({ delimiter, count: header.split(delimiter).length }))
    .toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
