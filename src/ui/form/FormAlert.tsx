import type { ReactNode } from 'react';
import { AlertIcon, CheckCircleIcon, InfoIcon } from '@/ui/art/icons';
import { styled } from '@/ui/styled';

const severities = { bad: 'error', good: 'success', info: 'info', amber: 'warning' } as const;
type Tone = keyof typeof severities;

// MUI's Alert brings 6 kB gzip, with its paper and close button, to pages that people wait for
const Box = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'flex',
    gap: 12,
    alignItems: 'flex-start',
    padding: '12px 16px',
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette[severities[tone]].light,
    color: theme.vars.palette[severities[tone]].main,
    fontSize: theme.typography.dense.fontSize,
    fontWeight: 600,
    lineHeight: 1.5,
    '& > svg': { flex: 'none', marginTop: 2 },
    '& > div': { minWidth: 0, flex: 1 },
    // a link that is dressed as a button stays one
    '& a:not(.MuiButton-root)': {
      color: 'inherit',
      textDecoration: 'underline',
      textUnderlineOffset: '.2em',
    },
  }),
);

const icons = { bad: AlertIcon, good: CheckCircleIcon, info: InfoIcon, amber: InfoIcon };
type MessageProps = { children: ReactNode; tone?: Tone };

const Message = ({ children, tone = 'info', role }: MessageProps & { role?: 'alert' }) => {
  const Icon = icons[tone];
  return (
    <Box tone={tone} role={role}>
      <Icon size={20} />
      <div>{children}</div>
    </Box>
  );
};

/**
 * What a form has to say at once (spec's "alert"): read out as soon as it appears. Red unless
 * `tone` says otherwise.
 */
export const FormAlert = ({ tone = 'bad', children }: MessageProps) => (
  <Message tone={tone} role="alert">
    {children}
  </Message>
);

/** The same look for a standing notice, which nobody needs to be interrupted for. */
export const Notice = (props: MessageProps) => <Message {...props} />;
