import type { ReactNode } from 'react';
import { styled } from '@/ui/styled';

/*
 * A line may break here. Not <wbr>, which Chromium's accessibility tree has as a space, and not a
 * character of the text, which would be copied along; where "/" is not known, the first one counts.
 */
const Break = styled('span')({
  display: 'inline',
  '&::after': { content: ["'\\200B'", "'\\200B' / ''"] },
});

/**
 * A name or an address that breaks after its "@" and dots, if it must break at all: what has no
 * room is not cut in two just anywhere. In an element of its own where that is a flex box.
 */
export const breakable = (text: string): ReactNode => {
  const [first = '', ...rest] = text.split(/(?<=[@.])(?=[\p{L}\p{N}])/u);
  if (rest.length === 0) return text;
  // the parts never change places
  // oxlint-disable-next-line react/no-array-index-key
  return [first, ...rest.flatMap((part, at) => [<Break key={at} />, part])];
};
