import { styled } from '@/ui/styled';

/** A form with its fields stacked vertically. */
export const FormStack = styled('form')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
