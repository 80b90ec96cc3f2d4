import { withoutControls } from '../../../import/decoder';
import { looksLikeHtml, unescapeHtml } from './htmlMarkdown';

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;
/**
 * Decodes HTML entities, up to twice escaped: "R&amp;D" and "R&amp;amp;D" become "R&D". Unknown
 * entities stay.
 */
const decoded = (text: string): string =>
  text
    .replaceAll(entity, (found) => unescapeHtml(found))
    .replaceAll(entity, (found) => unescapeHtml(found));

/** Cleans a line that may come from HTML: a title, a company, a place. */
export const plainLine = (text: string): string => withoutControls(decoded(text));

/**
 * Returns a description as HTML or plain text, however often it was escaped: if the unescaped text
 * begins with a tag ("&lt;p&gt;"), it is HTML.
 */
export const unescapedDescription = (text: string): string => {
  let html = text;
  for (let count = 0; count < 3; count += 1) {
    const inner = unescapeHtml(html);
    const isEscaped = /^\s*<[a-z][^<>]*>/i.test(inner) && /<\/[a-z]|<br\b/i.test(inner);
    if (!isEscaped) break;
    html = inner;
  }
  if (looksLikeHtml(html)) return withoutControls(html);
  return plainLine(html);
};
