import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AlertIcon, CheckCircleIcon, InfoIcon } from '@/ui/art/icons';

type Tone = 'bad' | 'good' | 'info' | 'amber';
const Box = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({
  theme,
  tone,
}) => {
  const { palette } = theme.vars;
  const [ground, ink] = {
    bad: [palette.badSoft, palette.bad],
    good: [palette.goodSoft, palette.good],
    info: [palette.brandSoft, palette.brandText],
    amber: [palette.amberSoft, palette.amberText],
  }[tone];
  return {
    display: 'flex',
    gap: 12,
    alignItems: 'flex-start',
    padding: '12px 16px',
    borderRadius: 10,
    backgroundColor: ground,
    color: ink,
    fontSize: '.9375rem',
    fontWeight: 600,
    lineHeight: 1.5,
    '& > svg': { flex: 'none', marginTop: 2 },
    '& > div': { minWidth: 0, flex: 1 },
    '& a': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '.2em' },
  };
});
const icons = { bad: AlertIcon, good: CheckCircleIcon, info: InfoIcon, amber: InfoIcon };

/**
 * What a form has to say at once (spec's "alert"): read out as soon as it appears. Red unless
 * `tone` says otherwise.
 */
export const FormAlert = ({ children, tone = 'bad' }: { children: ReactNode; tone?: Tone }) => {
  const Icon = icons[tone];
  return (
    <Box role="alert" tone={tone}>
      <Icon size={20} />
      <div>{children}</div>
    </Box>
  );
};

/** The same look for a standing notice, which nobody needs to be interrupted for. */
export const Notice = ({ children, tone = 'info' }: { children: ReactNode; tone?: Tone }) => {
  const Icon = icons[tone];
  return (
    <Box tone={tone}>
      <Icon size={20} />
      <div>{children}</div>
    </Box>
  );
};
