import { styled } from '@/ui/styled';

/** A screen's heading with its actions on the right, or below if there is no room. */
export const HeadingRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
});
