import { styled } from '@/ui/styled';

/** Reserves the height of PayFigures, so that the results don't move when it is loaded. */
export const PaySpace = styled('div')(({ theme }) => ({
  minHeight: 48,
  marginBottom: 14,
  [theme.breakpoints.down('sm')]: { minHeight: 80 },
}));
