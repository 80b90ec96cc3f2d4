const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const values: ReadonlyMap<string, number> = new Map([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, at): [string, number] => [word, 10 * (at + 2)]),
  // as many write it
  ['fourty', 40],
  ['ninty', 90],
]);

/** Whether a number that is written out may begin with this word, in lower case. */
export const isNumberWord = (word: string): boolean =>
  values.has(word) || ['hundred', 'thousand', 'grand'].includes(word);

const nextWord = /[\s-]?([a-z]+)/iy;

/**
 * The number that is written out from `at`: "twenty five", "one hundred twenty"; `to` is where it
 * ends. null where none is.
 */
export const spelledNumberAt = (
  typed: string,
  at: number,
): { to: number; value: number } | null => {
  const found = { to: at, value: 0 };
  /** What the next word may be worth: less than the last one, so that "five six" is no number. */
  let below = 100;
  for (;;) {
    nextWord.lastIndex = found.to;
    const [all = '', word = ''] = nextWord.exec(typed) ?? [];
    const key = word.toLowerCase();
    const value = values.get(key);
    // "hundred" alone is one
    if (key === 'hundred' && found.value < 10 && (found.value > 0 || found.to === at))
      [found.value, below] = [100 * (found.value || 1), 100];
    else if (value !== undefined && value > 0 && value < below) {
      found.value += value;
      below = value >= 20 ? 10 : 0;
    } else return found.to === at ? null : found;
    found.to += all.length;
  }
};
