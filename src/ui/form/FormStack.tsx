import { styled } from '@/ui/styled';

/** A form's fields below each other. */
export const FormStack = styled('form')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
