/**
 * A CSV record split at `delimiter`. Quotes count only where they open a field, so `19" monitor` is a text like any other;
 * "" inside of quotes is a quote. `open` is true where the record ends inside of quotes: its text goes on in the next line.
 */
export const splitRecord = (text: string, delimiter: string): { fields: string[]; open: boolean } => {
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    let field = '';
    if (text[at] === '"') {
      let from = at + 1;
      for (;;) {
        const quote = text.indexOf('"', from);
        if (quote === -1) return { fields, open: true };
        field += text.slice(from, quote);
        at = quote + 1;
        if (text[at] !== '"') break;
        field += '"';
        from = at + 1;
      }
    }
    // what follows a closing quote up to the delimiter belongs to the field, too
    const end = text.indexOf(delimiter, at);
    fields.push(field + text.slice(at, end === -1 ? undefined : end));
    if (end === -1) return { fields, open: false };
    at = end + 1;
  }
};

/** What separates the columns of a header: the one of these that it has most of. */
export const delimiterOf = (header: string): string =>
  [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length })).toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
