import { styled } from '@/ui/styled';

/**
 * The content's width: 1,200 px at most, 24 px free at both sides. `wide` (a screen with three
 * panes) widens the header and footer with it, so that their edges stay in line.
 */
const Frame = styled('div')({
  width: '100%',
  maxWidth: 'var(--page-width)',
  marginInline: 'auto',
  paddingInline: 24,
});
export const Wrap = ({
  wide = false,
  ...rest
}: React.ComponentProps<typeof Frame> & { wide?: boolean }) => (
  <Frame {...rest} data-wide={wide || undefined} />
);
