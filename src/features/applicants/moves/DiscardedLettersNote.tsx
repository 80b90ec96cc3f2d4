import type { Applicant, EmployerMove } from '@/api/jobBoardApi';
import { letterTexts } from '@/texts/jobs/letters';
import { Notice } from '@/ui/form/FormAlert';
import { applicantName } from '../applicantName';
import { withDiscardedLetters } from './useConfirmDiscardLetters';

const { dropped: texts } = letterTexts;

type DiscardedLettersNoteProps = {
  /** The move that the form announces; `undefined` if none. */
  move: EmployerMove | undefined;
  applicants: readonly Applicant[];
};

/** A note in a form that sending it deletes delayed letters. */
export const DiscardedLettersNote = ({ move, applicants }: DiscardedLettersNoteProps) => {
  const discarded = move === undefined ? [] : withDiscardedLetters(move, applicants);
  const [first] = discarded;
  if (!first) return null;
  return (
    <Notice>
      <p>
        {discarded.length === 1
          ? texts.note(applicantName(first))
          : texts.noteMany(discarded.length)}
      </p>
    </Notice>
  );
};
