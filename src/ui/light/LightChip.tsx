import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Pill = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: 'neutral' | 'amber';
}>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  maxWidth: '100%',
  padding: '2px 11px',
  border: '1px solid transparent',
  borderRadius: theme.shape.radius.pill,
  backgroundColor: tone === 'amber' ? theme.vars.palette.amberSoft : theme.vars.palette.chip,
  color: tone === 'amber' ? theme.vars.palette.amberText : theme.vars.palette.ink2,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
}));

/**
 * The employment type on the cards of a first page, which repeat it: MUI's chip (ui/text/Chip, of
 * the same look) costs 3 kB gzip and two elements more each.
 */
export const LightChip = ({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'amber';
  children: ReactNode;
}) => <Pill tone={tone}>{children}</Pill>;
