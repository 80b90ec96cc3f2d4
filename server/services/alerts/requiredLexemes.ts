/**
 * Lexemes such that every match has at least one of them, and the estimated share of all jobs that
 * have any.
 */
export type Required = { lexemes: readonly string[]; share: number };

/** The tokens of a tsquery in text form: lexemes with their suffixes, and operators. */
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

/** Returns the requirement that the fewest jobs meet, of several that all must be met. */
export const rarest = (all: readonly (Required | undefined)[]): Required | undefined =>
  all.reduce((best, each) => (each && (!best || each.share < best.share) ? each : best), undefined);

/**
 * Combines alternatives: every match has a lexeme of one of them. Returns `undefined` if one
 * alternative requires nothing.
 */
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
 * Returns the lexemes that a tsquery requires; `undefined` if none can be determined: for
 * negations, word prefixes, or an empty query. `shareOf` returns the share of all jobs that have a
 * lexeme.
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
  // a phrase is treated like "and": as a key, its rarest lexeme is enough
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
