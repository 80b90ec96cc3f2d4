import { styled } from '@mui/material/styles';

/** A form's fields below each other. */
export const FormStack = styled('form')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
