/** Lexemes of which whatever matches has at least one, and which share of all jobs has any, about. */
export type Required = { lexemes: readonly string[]; share: number };

/** The parts of a tsquery in its text form: lexemes with what follows them, and signs. */
const parts = /'((?:[^'\\]|''|\\\\)*)'(?::(\*?)[A-D]*)?|<(?:-|\d+)>|[&|!()]/g;
type Part = { sign: string } | { lexeme: string; isPrefix: boolean };

const partsOf = (tsquery: string): Part[] =>
  [...tsquery.matchAll(parts)].map(([whole, lexeme, prefix]) =>
    lexeme === undefined
      ? { sign: whole.startsWith('<') ? '&' : whole }
      : {
          lexeme: lexeme.replaceAll("''", "'").replaceAll('\\\\', '\\'),
          isPrefix: prefix === '*',
        },
  );

/** Of all that must match, what the fewest jobs have. */
export const rarest = (all: readonly (Required | undefined)[]): Required | undefined =>
  all.reduce((best, each) => (each && (!best || each.share < best.share) ? each : best), undefined);

/** Of several of which one must match, all; undefined where one of them requires nothing. */
const anyOf = (all: readonly (Required | undefined)[]): Required | undefined => {
  const known = all.filter((each) => each !== undefined);
  return known.length < all.length
    ? undefined
    : {
        lexemes: [...new Set(known.flatMap(({ lexemes }) => lexemes))],
        share: known.reduce((sum, { share }) => sum + share, 0),
      };
};

/**
 * The lexemes that a tsquery requires; undefined where there are none to be told: of what must not
 * match, of beginnings of words, of nothing at all. `shareOf`: which share of all jobs has a lexeme.
 */
export const requiredLexemes = (
  tsquery: string,
  shareOf: (lexeme: string) => number,
): Required | undefined => {
  const all = partsOf(tsquery);
  let at = 0;
  const isNext = (sign: string): boolean => {
    const part = all[at];
    const isIt = part !== undefined && 'sign' in part && part.sign === sign;
    if (isIt) at += 1;
    return isIt;
  };
  const readOne = (): Required | undefined => {
    if (isNext('!')) {
      readOne();
      return undefined;
    }
    if (isNext('(')) {
      const inside = readAny();
      isNext(')');
      return inside;
    }
    const part = all[at];
    at += 1;
    if (part === undefined || 'sign' in part || part.isPrefix) return undefined;
    return { lexemes: [part.lexeme], share: shareOf(part.lexeme) };
  };
  // next to each other they are no rarer than one of them, as far as keys go
  const readAll = (): Required | undefined => {
    const found = [readOne()];
    while (isNext('&')) found.push(readOne());
    return rarest(found);
  };
  const readAny = (): Required | undefined => {
    const found = [readAll()];
    while (isNext('|')) found.push(readAll());
    return anyOf(found);
  };
  return all.length === 0 ? undefined : readAny();
};
