import { Parser, type Handler, type ParserOptions } from 'htmlparser2';

/** Elements within each other; honest pages have some dozens. */
const maxDepth = 1000;

class TooDeep extends Error {}

/**
 * Reads HTML or XML as a stream of tags and texts. Answers whether all of it was read: it stops where
 * elements nest as no honest text's do, since a tag costs the parser as much as there are open ones.
 */
export const readMarkup = (
  text: string,
  { onopentag, onclosetag, ontext }: Partial<Pick<Handler, 'onopentag' | 'onclosetag' | 'ontext'>>,
  options?: ParserOptions,
): boolean => {
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
    parser.end(text);
    return true;
  } catch (error) {
    if (error instanceof TooDeep) return false;
    throw error;
  }
};
