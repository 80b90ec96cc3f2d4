/** Words that join choices or the items of a list. */
export const conjunctions: ReadonlySet<string> = new Set(['or', 'and']);

/** Splits a text at each "or" or "and" that has words on both sides: "Tulsa, OK or Dallas". */
export const splitAtConjunctions = (text: string): string[] => {
  const parts: string[][] = [[]];
  const words = text.trim().split(/\s+/);
  for (const [at, word] of words.entries()) {
    const isBetween = (parts.at(-1) ?? []).length > 0 && at < words.length - 1;
    if (isBetween && conjunctions.has(word.toLowerCase())) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((part) => part.join(' ').replace(/,$/, ''));
};
