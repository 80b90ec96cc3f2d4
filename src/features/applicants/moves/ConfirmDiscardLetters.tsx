import { letterTexts } from '@/texts/jobs/letters';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { applicantName } from '../applicantName';
import type { useConfirmDiscardLetters } from './useConfirmDiscardLetters';

const { dropped: texts } = letterTexts;

/** Asks the user to confirm a move that deletes delayed letters. */
export const ConfirmDiscardLetters = ({
  discarded,
  answer,
}: Pick<ReturnType<typeof useConfirmDiscardLetters>, 'discarded' | 'answer'>) => {
  if (!discarded) return null;
  const [first] = discarded;
  return (
    <ConfirmDialog
      open
      text={
        first && discarded.length === 1
          ? texts.question(applicantName(first))
          : texts.questionMany(discarded.length)
      }
      detail={texts.detail(discarded.length)}
      confirmLabel={texts.confirm}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
};
