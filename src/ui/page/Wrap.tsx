import { styled } from '@/ui/styled';

/**
 * Limits the content's width to 1,200 px, with 24 px of padding on both sides. `wide` (for a screen
 * with three panes) also widens the header and footer, so that their edges stay aligned.
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
