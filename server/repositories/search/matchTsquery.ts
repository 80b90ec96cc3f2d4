/**
 * The words of a job, with the weights of where each occurs (`A` titles, `B` companies), in any
 * order.
 */
export type SaidWords = ReadonlyMap<string, string>;
type TsqueryTest = (said: SaidWords) => boolean;
/** Sets of words: whatever matches the tsquery contains at least one word of each set. */
export type NeededWords = readonly (readonly string[])[];
export type ParsedTsquery = { meets: TsqueryTest; needs: NeededWords };

/** A word with weights or the prefix mark, an operator, or a parenthesis. */
const tokenPattern = / {0,3}(?:'((?:[^'\\]|''|\\.)*)'(?::([*A-D]+))?|(<(?:-|\d+)>|[&|!()]))/y;
type Token = { word: string; marks: string } | { sign: string };

const tokensOf = (text: string): Token[] | undefined => {
  const tokens: Token[] = [];
  const pattern = new RegExp(tokenPattern);
  const end = text.trimEnd().length;
  while (pattern.lastIndex < end) {
    const found = pattern.exec(text);
    if (!found) return undefined;
    const [, word, marks = '', sign = ''] = found;
    tokens.push(
      word === undefined
        ? { sign: sign.startsWith('<') ? '&' : sign }
        : { word: word.replaceAll(/''|\\(.)/g, (_, escaped?: string) => escaped ?? "'"), marks },
    );
  }
  return tokens;
};

const isWeighted = (weights: string, found: string): boolean =>
  weights === '' || weights.split('').some((weight) => found.includes(weight));

const testOfWord = ({ word, marks }: { word: string; marks: string }): TsqueryTest => {
  const weights = marks.replace('*', '');
  if (!marks.includes('*'))
    return (said) => {
      const found = said.get(word);
      return found !== undefined && isWeighted(weights, found);
    };
  return (said) => {
    for (const [each, found] of said)
      if (each.startsWith(word) && isWeighted(weights, found)) return true;
    return false;
  };
};

const fewest = (needs: NeededWords): readonly string[] | undefined =>
  needs.toSorted((one, other) => one.length - other.length)[0];
/** Combines alternatives: joins the smallest set of each; none if an alternative needs no word. */
const neededForAny = (parts: readonly ParsedTsquery[]): NeededWords => {
  const each = parts.map(({ needs }) => fewest(needs));
  return each.includes(undefined) ? [] : [[...new Set(each.flatMap((words) => words ?? []))]];
};

/** Parses the remaining `tokens`, from the loosest operator to the tightest. */
const parsedOf = (tokens: Token[]): ParsedTsquery => {
  const take = (sign: string): boolean => {
    const [next] = tokens;
    if (next === undefined || !('sign' in next) || next.sign !== sign) return false;
    tokens.shift();
    return true;
  };
  const single = (): ParsedTsquery => {
    if (take('!')) {
      const { meets } = single();
      return { meets: (said) => !meets(said), needs: [] };
    }
    if (take('(')) {
      const part = any();
      if (!take(')')) throw new SyntaxError('A bracket is open.');
      return part;
    }
    const next = tokens.shift();
    if (next === undefined || 'sign' in next) throw new SyntaxError('A word is missing.');
    return { meets: testOfWord(next), needs: next.marks.includes('*') ? [] : [[next.word]] };
  };
  const joined = (sign: string, part: () => ParsedTsquery): ParsedTsquery[] => {
    const parts = [part()];
    while (take(sign)) parts.push(part());
    return parts;
  };
  const every = (): ParsedTsquery => {
    const parts = joined('&', single);
    const [first] = parts;
    if (first && parts.length === 1) return first;
    return {
      meets: (said) => parts.every(({ meets }) => meets(said)),
      needs: parts.flatMap(({ needs }) => needs),
    };
  };
  function any(): ParsedTsquery {
    const parts = joined('|', every);
    const [first] = parts;
    if (first && parts.length === 1) return first;
    return {
      meets: (said) => parts.some(({ meets }) => meets(said)),
      needs: neededForAny(parts),
    };
  }
  const parsed = any();
  if (tokens.length > 0) throw new SyntaxError('Something is left.');
  return parsed;
};

const anything: ParsedTsquery = { meets: () => true, needs: [] };
/**
 * Parses a tsquery in text form into a test of whether a job matches it. Evaluating it here is
 * cheaper: having PostgreSQL compare thousands of them with each written job would cost more than
 * answering searches. Ignores the order of words. Everything matches an empty tsquery, or one that
 * can't be parsed.
 */
export const parseTsquery = (text: string): ParsedTsquery => {
  const tokens = tokensOf(text);
  if (tokens === undefined || tokens.length === 0) return anything;
  try {
    return parsedOf(tokens);
  } catch (error) {
    if (error instanceof SyntaxError) return anything;
    throw error;
  }
};
