const spaces = /\p{White_Space}+/u;

/** The words of a text: what stands between Unicode white space. */
const wordsOf = (text: string): string[] => text.split(spaces).filter((word) => word !== '');
/**
 * How many words a text has; the form's counters, the host's limits and the import all count by it
 * (spec §9).
 */
export const countWords = (text: string): number => wordsOf(text).length;
