import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { commonTexts } from '@/texts/common';
import { Spinner } from '@/ui/page/Spinner';

/**
 * A form's submit button. While `busy` it keeps the focus and prevents a second submit, including
 * by Enter in a field (which clicks this button).
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
