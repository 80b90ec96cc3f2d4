import { styled } from '@mui/material/styles';

/** A group of filters that are typed, under its name; `.two` are beside each other. */
export const FilterGroup = styled('fieldset')({
  display: 'grid',
  gap: 10,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 650, fontSize: '.875rem' },
  '& .two': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 },
  '& input:not([type=checkbox])': { minHeight: 42, paddingInline: 12, fontSize: '.9375rem' },
});
