import { withoutInvisible } from '@contract/text/invisible';

/** Removes invisible characters and collapses white space. */
export const cleanLine = (text: string): string =>
  withoutInvisible(text)
    .replaceAll(/[\s\u2800]+/g, ' ')
    .trim();
