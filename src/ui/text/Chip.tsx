import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type ChipTone = 'neutral' | 'brand' | 'amber' | 'good' | 'bad' | 'line';

const Shape = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: ChipTone }>(
  ({ theme, tone }) => {
    const { palette } = theme.vars;
    const [ground, ink] = {
      neutral: [palette.chip, palette.ink2],
      brand: [palette.brandSoft, palette.brandText],
      amber: [palette.amberSoft, palette.amberText],
      good: [palette.goodSoft, palette.good],
      bad: [palette.badSoft, palette.bad],
      line: ['transparent', palette.ink2],
    }[tone];
    return {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minHeight: 28,
      padding: '2px 11px',
      borderRadius: 99,
      backgroundColor: ground,
      color: ink,
      border: `1px solid ${tone === 'line' ? palette.line2 : 'transparent'}`,
      fontSize: '.8125rem',
      fontWeight: 600,
      lineHeight: 1.4,
      maxWidth: '100%',
      overflowWrap: 'anywhere',
    };
  },
);

/** A short label: employment type, state, category. */
export const Chip = ({ tone = 'neutral', children }: { tone?: ChipTone; children: ReactNode }) => (
  <Shape tone={tone}>{children}</Shape>
);
