const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const values: ReadonlyMap<string, number> = new Map([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, at): [string, number] => [word, 10 * (at + 2)]),
  // common misspellings
  ['fourty', 40],
  ['ninty', 90],
]);

/** Whether a number in words can begin with this word (in lower case). */
export const isNumberWord = (word: string): boolean =>
  values.has(word) || ['hundred', 'thousand', 'grand'].includes(word);

const nextWord = /[\s-]?([a-z]+)/iy;

/**
 * Reads a number in words at `at`: "twenty five", "one hundred twenty". `to` is the position after
 * it. Returns `null` if there is none.
 */
export const spelledNumberAt = (
  typed: string,
  at: number,
): { to: number; value: number } | null => {
  const found = { to: at, value: 0 };
  /** The next word has to be worth less than this, so that "five six" isn't one number. */
  let below = 100;
  for (;;) {
    nextWord.lastIndex = found.to;
    const [all = '', word = ''] = nextWord.exec(typed) ?? [];
    const key = word.toLowerCase();
    const value = values.get(key);
    // "hundred" alone is 100
    if (key === 'hundred' && found.value < 10 && (found.value > 0 || found.to === at))
      [found.value, below] = [100 * (found.value || 1), 100];
    else if (value !== undefined && value > 0 && value < below) {
      found.value += value;
      below = value >= 20 ? 10 : 0;
    } else return found.to === at ? null : found;
    found.to += all.length;
  }
};
