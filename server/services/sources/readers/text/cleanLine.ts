import { withoutInvisible } from '@contract/text/invisible';

/** A line of somebody's text without what doesn't show, and with one blank for all white space. */
export const cleanLine = (text: string): string =>
  withoutInvisible(text)
    .replaceAll(/[\s\u2800]+/g, ' ')
    .trim();
