import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon } from '@/ui/art/icons';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  padding: '12px 16px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.badSoft,
  color: theme.vars.palette.bad,
  fontSize: theme.typography.dense.fontSize,
  fontWeight: 600,
  lineHeight: 1.5,
  '& > svg': { flex: 'none', marginTop: 2 },
  '& > div': { minWidth: 0, flex: 1 },
}));

/**
 * What registration has to say at once: read out as soon as it appears. MUI's Alert costs 6 kB
 * gzip; other forms take ui/form/FormAlert, which looks the same.
 */
export const LightAlert = ({ children }: { children: ReactNode }) => (
  <Box role="alert">
    <AlertIcon size={20} />
    <div>{children}</div>
  </Box>
);

const InfoBox = styled(Box)(({ theme }) => ({
  backgroundColor: theme.vars.palette.sunk,
  color: theme.vars.palette.ink,
  fontWeight: 500,
}));

/** A standing notice in the same light form. */
export const LightNotice = ({ children }: { children: ReactNode }) => (
  <InfoBox>
    <InfoIcon size={20} />
    <div>{children}</div>
  </InfoBox>
);
