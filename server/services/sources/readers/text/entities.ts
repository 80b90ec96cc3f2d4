import { withoutControls } from '../../../import/decoder';
import { looksLikeHtml, unescapeHtml } from './htmlMarkdown';

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;
/** "R&amp;D" as "R&D", and "R&amp;amp;D"; what isn't HTML's entity stays as it is. */
const decoded = (text: string): string =>
  text
    .replaceAll(entity, (found) => unescapeHtml(found))
    .replaceAll(entity, (found) => unescapeHtml(found));

/** A line of text that may have been HTML's: a title, a company, a place. */
export const plainLine = (text: string): string => withoutControls(decoded(text));

/**
 * A description as HTML or plain text, however often it was escaped: where a tag is what its text
 * begins with ("&lt;p&gt;"), that is its HTML.
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
