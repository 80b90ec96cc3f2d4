import type { ReactNode } from 'react';
import { styled } from '@/ui/styled';

/*
 * An opportunity for a line break. Not <wbr>, which Chromium exposes as a space in its
 * accessibility tree, and not a character in the text, which would be copied along. Browsers that
 * don't support "/" (alternative text) use the first `content`.
 */
const Break = styled('span')({
  display: 'inline',
  '&::after': { content: ["'\\200B'", "'\\200B' / ''"] },
});

/**
 * Returns a name or address that may break after "@" and dots only, so that it doesn't break just
 * anywhere. In a flex container, wrap it in an element.
 */
export const breakable = (text: string): ReactNode => {
  const [first = '', ...rest] = text.split(/(?<=[@.])(?=[\p{L}\p{N}])/u);
  if (rest.length === 0) return text;
  // the parts are never reordered
  // oxlint-disable-next-line react/no-array-index-key
  return [first, ...rest.flatMap((part, at) => [<Break key={at} />, part])];
};
