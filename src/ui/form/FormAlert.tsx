import type { ReactNode } from 'react';
import { AlertIcon, CheckCircleIcon, InfoIcon } from '@/ui/art/icons';
import { styled } from '@/ui/styled';

const severities = { bad: 'error', good: 'success', info: 'info', amber: 'warning' } as const;
type Tone = keyof typeof severities;

// MUI's Alert, with Paper and its close button, would add 6 kB gzip to landing pages
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
    // don't restyle links that look like buttons
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

/** A form's message (the spec's "alert"), announced as soon as it appears. Red by default. */
export const FormAlert = ({ tone = 'bad', children }: MessageProps) => (
  <Message tone={tone} role="alert">
    {children}
  </Message>
);

/**
 * Looks like FormAlert but isn't announced: for a permanent notice that doesn't have to interrupt.
 */
export const Notice = (props: MessageProps) => <Message {...props} />;
