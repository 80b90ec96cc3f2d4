import { styled } from '@/ui/styled';

/** A note above the results on how the search was interpreted. */
export const SearchNote = styled('div')(({ theme }) => ({
  marginBottom: 14,
  padding: '10px 14px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.sunk,
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.dense.fontSize,
  overflowWrap: 'anywhere',
  '& b': { color: theme.vars.palette.ink },
  '& i': { fontStyle: 'normal' },
}));
