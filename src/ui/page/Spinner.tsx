import { keyframes } from '@mui/material/styles';
import { styled } from '@/ui/styled';

const turn = keyframes`to { rotate: 1turn; }`;
/** A small spinning ring: a request is in flight. */
export const Spinner = styled('span')({
  width: 16,
  height: 16,
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid color-mix(in srgb, currentColor 30%, transparent)',
  borderTopColor: 'currentColor',
  animation: `${turn} .8s linear infinite`,
});
