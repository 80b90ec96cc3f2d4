import { styled } from '@/ui/styled';

/** As high as what a role pays, which is shown in it: results don't move once that is there. */
export const PaySpace = styled('div')(({ theme }) => ({
  minHeight: 48,
  marginBottom: 14,
  [theme.breakpoints.down('sm')]: { minHeight: 80 },
}));
