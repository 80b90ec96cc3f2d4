import { useState, type ReactNode } from 'react';
import type { Applicant } from '@/api/jobBoardApi';
import type { LetterKind } from '@contract/jobs/applicantLetters';
import { LetterDialog } from './LetterDialog';
import { useSendLetter } from './useSendLetter';

type Asked = { kind: LetterKind; applicants: readonly Applicant[] };

/**
 * Returns `write`, which opens the dialog to write a letter, and the `dialog` itself. The
 * recipients are fixed by `write`, even if the list or the selection changes in the meantime;
 * render `dialog` where it stays mounted when they leave the list. `onSent` is called after the
 * letter was sent.
 */
export const useLetter = (
  onSent?: () => void,
): { write: (kind: LetterKind, applicants: readonly Applicant[]) => void; dialog: ReactNode } => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const send = useSendLetter();
  return {
    write: (kind, applicants) => setAsked({ kind, applicants }),
    dialog: asked && (
      <LetterDialog
        {...asked}
        onSend={async (letter, delayDays) => {
          await send({ ...asked, letter, delayDays });
          // in one batch, so that the focus can be moved without the dialog trapping it
          setAsked(null);
          onSent?.();
        }}
        onClose={() => setAsked(null)}
      />
    ),
  };
};
