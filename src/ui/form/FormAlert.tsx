import Alert, { type AlertProps } from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { AlertIcon, CheckCircleIcon, InfoIcon } from '@/ui/art/icons';

const severities = { bad: 'error', good: 'success', info: 'info', amber: 'warning' } as const;
const icons = {
  error: <AlertIcon />,
  success: <CheckCircleIcon />,
  info: <InfoIcon />,
  warning: <InfoIcon />,
};
type MessageProps = { children: ReactNode; tone?: keyof typeof severities };

const Message = ({ children, tone = 'info', role }: MessageProps & Pick<AlertProps, 'role'>) => (
  <Alert severity={severities[tone]} iconMapping={icons} role={role}>
    {children}
  </Alert>
);

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
export const Notice = ({ tone = 'info', children }: MessageProps) => (
  <Message tone={tone} role="presentation">
    {children}
  </Message>
);
