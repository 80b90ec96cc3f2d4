import { Parser, type Handler, type ParserOptions } from 'htmlparser2';

/** Maximum nesting depth; real pages have some dozens of levels. */
const maxDepth = 1000;

class TooDeep extends Error {}

/** Whether everything was read, and whether all opened elements are closed. */
type MarkupRead = { isRead: boolean; isClosed: boolean };

/**
 * Parses HTML or XML as a stream of tags and texts. Stops at implausibly deep nesting, since the
 * cost of a tag grows with the number of open elements.
 */
export const readMarkup = (
  text: string,
  { onopentag, onclosetag, ontext }: Partial<Pick<Handler, 'onopentag' | 'onclosetag' | 'ontext'>>,
  options?: ParserOptions,
): MarkupRead => {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (...opened) => {
        depth += 1;
        if (depth > maxDepth) throw new TooDeep();
        onopentag?.(...opened);
      },
      onclosetag: (...closed) => {
        depth -= 1;
        onclosetag?.(...closed);
      },
      ...(ontext && { ontext }),
    },
    options,
  );
  try {
    parser.write(text);
    // `end` closes the elements that are still open
    const isClosed = depth === 0;
    parser.end();
    return { isRead: true, isClosed };
  } catch (error) {
    if (error instanceof TooDeep) return { isRead: false, isClosed: false };
    throw error;
  }
};
