/** Letters and digits alone: marks, blanks and Markdown's signs are told apart by nothing. */
const saidIn = (text: string): string =>
  text
    // where links lead, and the numbers of lists
    .replaceAll(/\]\([^)\s]*[^)]*\)/g, ']')
    .replaceAll(/^[ \t]{0,8}\d{1,4}[.)]\s/gm, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether a job's overview is the beginning of one of its longer texts, plain or in Markdown: an
 * imported posting's overview is cut from its description, and needn't be said twice.
 */
export const isOverviewRepeated = (overview: string, texts: readonly string[]): boolean => {
  const said = saidIn(overview);
  return texts.some((text) => text !== '' && saidIn(text).startsWith(said));
};
