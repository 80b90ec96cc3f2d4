import type { Applicant, EmployerMove } from '@/api/jobBoardApi';
import { letterTexts } from '@/texts/jobs/letters';
import { Notice } from '@/ui/form/FormAlert';
import { applicantName } from '../applicantName';
import { droppedBy } from './useDroppedLetters';

const { dropped: texts } = letterTexts;

type DroppedLettersNoteProps = {
  /** The move that the form announces; `undefined` if none. */
  move: EmployerMove | undefined;
  applicants: readonly Applicant[];
};

/** A note in a form that sending it deletes delayed letters. */
export const DroppedLettersNote = ({ move, applicants }: DroppedLettersNoteProps) => {
  const dropped = move === undefined ? [] : droppedBy(move, applicants);
  const [first] = dropped;
  if (!first) return null;
  return (
    <Notice>
      <p>
        {dropped.length === 1 ? texts.note(applicantName(first)) : texts.noteMany(dropped.length)}
      </p>
    </Notice>
  );
};
