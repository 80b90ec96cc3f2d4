import { styled } from '@/ui/styled';

/** A group of filters with a heading; children of `.two` are side by side. */
export const FilterGroup = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  '& legend': {
    marginBottom: 8,
    fontWeight: 650,
    fontSize: theme.typography.body2.fontSize,
  },
  '& .two': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 },
  '& input:not([type=checkbox], [type=radio])': {
    minHeight: 42,
    paddingInline: 12,
    fontSize: theme.typography.dense.fontSize,
  },
}));
