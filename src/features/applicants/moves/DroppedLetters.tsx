import { letterTexts } from '@/texts/jobs/letters';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { applicantName } from '../applicantName';
import type { useDroppedLetters } from './useDroppedLetters';

const { dropped: texts } = letterTexts;

/** Asks the user to confirm a move that deletes delayed letters. */
export const DroppedLetters = ({
  dropped,
  answer,
}: Pick<ReturnType<typeof useDroppedLetters>, 'dropped' | 'answer'>) => {
  if (!dropped) return null;
  const [first] = dropped;
  return (
    <ConfirmDialog
      open
      text={
        first && dropped.length === 1
          ? texts.question(applicantName(first))
          : texts.questionMany(dropped.length)
      }
      detail={texts.detail(dropped.length)}
      confirmLabel={texts.confirm}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
};
