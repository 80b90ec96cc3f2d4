import { useState, type ReactNode } from 'react';
import type { Applicant } from '@/api/jobBoardApi';
import type { LetterKind } from '@contract/jobs/applicantLetters';
import { LetterDialog } from './LetterDialog';
import { useSendLetter } from './useSendLetter';

type Asked = { kind: LetterKind; applicants: readonly Applicant[] };

/**
 * A letter that is being written: to those it was begun for, whoever is listed or ticked meanwhile.
 * `dialog` is rendered where it stays while they leave the list. `onSent` follows a letter that was
 * sent.
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
          // together: what takes the focus then finds no dialog that has it
          setAsked(null);
          onSent?.();
        }}
        onClose={() => setAsked(null)}
      />
    ),
  };
};
