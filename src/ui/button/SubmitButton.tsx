import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { commonTexts } from '@/texts/common';
import { Spinner } from '@/ui/page/Spinner';

/**
 * A form's own button. While `busy` it keeps the focus and refuses a second press, Enter in a field
 * included (a form submits itself by pressing this button).
 */
export const SubmitButton = ({
  busy = false,
  children,
  onClick,
  ...rest
}: Omit<ButtonProps, 'type'> & { busy?: boolean; children: ReactNode }) => (
  <Button
    {...rest}
    type="submit"
    aria-disabled={busy || undefined}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    }}
    endIcon={busy ? <Spinner /> : rest.endIcon}
  >
    {children}
    {busy && <output className="visually-hidden">{commonTexts.busy}</output>}
  </Button>
);
