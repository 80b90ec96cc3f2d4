import MuiChip from '@mui/material/Chip';
import type { ReactNode } from 'react';

const colors = {
  neutral: 'default',
  brand: 'info',
  amber: 'warning',
  good: 'success',
  bad: 'error',
  line: 'default',
} as const;
export type ChipTone = keyof typeof colors;

/** A short label: employment type, state, category. */
export const Chip = ({ tone = 'neutral', children }: { tone?: ChipTone; children: ReactNode }) => (
  <MuiChip
    component="span"
    color={colors[tone]}
    variant={tone === 'line' ? 'outlined' : 'filled'}
    label={children}
  />
);
