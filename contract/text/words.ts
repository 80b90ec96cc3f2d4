const spaces = /\p{White_Space}+/u;

/** Splits a text into words at Unicode white space. */
const wordsOf = (text: string): string[] => text.split(spaces).filter((word) => word !== '');
/**
 * Counts a text's words; used by the forms' counters, the host's limits and the import (spec §9).
 */
export const countWords = (text: string): number => wordsOf(text).length;
