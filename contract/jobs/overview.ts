/**
 * Reduces a text to its letters and digits, so that punctuation, whitespace and Markdown don't
 * count.
 */
const saidIn = (text: string): string =>
  text
    // link targets and list numbers
    .replaceAll(/\]\([^)\s]*[^)]*\)/g, ']')
    .replaceAll(/^[ \t]{0,8}\d{1,4}[.)]\s/gm, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether a job's overview is the beginning of one of its longer texts, in plain text or Markdown.
 * An imported job's overview is cut from its description, so it need not be shown again.
 */
export const isOverviewRepeated = (overview: string, texts: readonly string[]): boolean => {
  const said = saidIn(overview);
  return texts.some((text) => text !== '' && saidIn(text).startsWith(said));
};
