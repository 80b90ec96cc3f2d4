/**
 * What a job says, by word: the weights of where it says it (`A` titles, `B` companies), in any
 * order.
 */
export type SaidWords = ReadonlyMap<string, string>;
export type TsqueryTest = (said: SaidWords) => boolean;

/** A word with its weights or as a beginning, an operator, or a bracket. */
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

/** Tests what is left of `tokens`, from the loosest operator to the tightest. */
const testOf = (tokens: Token[]): TsqueryTest => {
  const take = (sign: string): boolean => {
    const [next] = tokens;
    if (next === undefined || !('sign' in next) || next.sign !== sign) return false;
    tokens.shift();
    return true;
  };
  const single = (): TsqueryTest => {
    if (take('!')) {
      const test = single();
      return (said) => !test(said);
    }
    if (take('(')) {
      const test = any();
      if (!take(')')) throw new SyntaxError('A bracket is open.');
      return test;
    }
    const next = tokens.shift();
    if (next === undefined || 'sign' in next) throw new SyntaxError('A word is missing.');
    return testOfWord(next);
  };
  const joined = (sign: string, part: () => TsqueryTest): TsqueryTest[] => {
    const parts = [part()];
    while (take(sign)) parts.push(part());
    return parts;
  };
  const every = (): TsqueryTest => {
    const parts = joined('&', single);
    const [first] = parts;
    return first && parts.length === 1 ? first : (said) => parts.every((test) => test(said));
  };
  function any(): TsqueryTest {
    const parts = joined('|', every);
    const [first] = parts;
    return first && parts.length === 1 ? first : (said) => parts.some((test) => test(said));
  }
  const test = any();
  if (tokens.length > 0) throw new SyntaxError('Something is left.');
  return test;
};

/**
 * Whether a job meets a tsquery in its text form, told without PostgreSQL: to have it compare
 * thousands of them with each job that is written costs more than to answer searches. The order of
 * words counts for nothing. Everything meets an empty one, and one that can't be read.
 */
export const tsqueryTest = (text: string): TsqueryTest => {
  const tokens = tokensOf(text);
  if (tokens === undefined || tokens.length === 0) return () => true;
  try {
    return testOf(tokens);
  } catch (error) {
    if (error instanceof SyntaxError) return () => true;
    throw error;
  }
};
