import type { Candidate } from '@/api/jobBoardApi';
import { useRemoveFromShortlistMutation, useShortlistCandidateMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { candidateTexts as texts } from '@/texts/candidates/candidates';
import { BookmarkIcon } from '@/ui/art/BookmarkIcon';
import { IconButton } from '@/ui/button/IconButton';
import { notify } from '@/ui/notify/notify';
import { styled } from '@/ui/styled';
import { candidateName } from './describeCandidate';

const Shape = styled(IconButton)(({ theme }) => ({
  '&[aria-pressed=true] svg': { fill: theme.vars.palette.brand, color: theme.vars.palette.brand },
}));

/** Adds a candidate to the shortlist, or removes them along with the note. */
export const ShortlistButton = ({ candidate }: { candidate: Candidate }) => {
  const [save, saving] = useShortlistCandidateMutation();
  const [remove, removing] = useRemoveFromShortlistMutation();
  const { _id: id, shortlisted } = candidate;
  const isSaved = shortlisted !== undefined;
  const toggle = async (): Promise<void> => {
    if (saving.isLoading || removing.isLoading) return;
    try {
      await (isSaved ? remove({ id }) : save({ id, shortlistNote: { note: '' } })).unwrap();
    } catch (error) {
      notify.error(refusalText(error, texts.saveFailed));
    }
  };
  return (
    <Shape
      aria-label={texts.save(candidateName(candidate))}
      aria-pressed={isSaved}
      onClick={() => void toggle()}
    >
      <BookmarkIcon size={22} />
    </Shape>
  );
};
