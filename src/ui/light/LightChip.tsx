import type { ReactNode } from 'react';
import { styled } from '@/ui/styled';

type Tone = 'neutral' | 'amber' | 'brand';
const grounds = { neutral: 'chip', amber: 'amberSoft', brand: 'brandSoft' } as const;
const inks = { neutral: 'ink2', amber: 'amberText', brand: 'brandText' } as const;

const Pill = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: Tone;
}>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  maxWidth: '100%',
  padding: '2px 11px',
  border: '1px solid transparent',
  borderRadius: theme.shape.radius.pill,
  backgroundColor: theme.vars.palette[grounds[tone]],
  color: theme.vars.palette[inks[tone]],
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
}));

/**
 * A chip for the cards of landing pages: the employment type, the promise to answer. MUI's chip
 * (ui/text/Chip, which looks the same) costs 3 kB gzip and two more elements per chip.
 */
export const LightChip = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <Pill tone={tone}>{children}</Pill>
);
