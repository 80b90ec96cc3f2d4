import { Parser, type Handler, type ParserOptions } from 'htmlparser2';

/** Elements within each other; honest pages have some dozens. */
const maxDepth = 1000;

class TooDeep extends Error {}

/** Whether all of it was read, and whether each element that it opens is closed in it. */
type MarkupRead = { isRead: boolean; isClosed: boolean };

/**
 * Reads HTML or XML as a stream of tags and texts. It stops where elements nest as no honest text's
 * do, since a tag costs the parser as much as there are open ones.
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
    // what is still open now is closed by the parser at the end
    const isClosed = depth === 0;
    parser.end();
    return { isRead: true, isClosed };
  } catch (error) {
    if (error instanceof TooDeep) return { isRead: false, isClosed: false };
    throw error;
  }
};
