import type { Applicant, EmployerMove } from '@/api/jobBoardApi';
import { useMoveApplicantsMutation, useSendLettersMutation } from '@/api/memberApi';
import { letterTexts } from '@/texts/jobs/letters';
import { notify } from '@/ui/notify/notify';
import type { LetterKind, LetterText } from '@contract/jobs/applicantLetters';
import { canMoveApplication } from '@contract/jobs/applicationLife';

const { dialog: texts } = letterTexts;
const moves: Partial<Record<LetterKind, EmployerMove>> = {
  shortlist: 'shortlist',
  interview: 'interview',
  offer: 'offer',
  reject: 'reject',
};
/** Returns the move that a letter announces; `undefined` if none. */
export const moveOf = (kind: LetterKind): EmployerMove | undefined => moves[kind];

type Letters = {
  kind: LetterKind;
  applicants: readonly Applicant[];
  letter: LetterText;
  delayDays: number;
};

/**
 * Returns a function that sends a letter along with the move that it announces. Shows in toasts how
 * many were sent and which recipients were rejected; rejects if the host rejected the letter
 * itself.
 */
export const useSendLetter = () => {
  const [moveApplicants] = useMoveApplicantsMutation();
  const [sendLetters] = useSendLettersMutation();
  return async ({ kind, applicants, letter, delayDays }: Letters): Promise<void> => {
    const move = moveOf(kind);
    const { results } = await (move === undefined
      ? sendLetters({
          lettersInput: { ids: applicants.map(({ _id }) => _id), letter },
        }).unwrap()
      : moveApplicants({
          moveInput: {
            applications: applicants
              .filter(({ state }) => canMoveApplication(move, state))
              .map(({ _id: id, state }) => ({ id, state })),
            move,
            letter,
            ...(delayDays > 0 && { delayDays }),
          },
        }).unwrap());
    const done = results.filter((each) => each.done).length;
    const refused = results.find((each) => !each.done);
    if (done > 0) notify.success(delayDays > 0 ? texts.later(done) : texts.sent(done));
    if (refused) notify.error(texts.refused(results.length - done, refused.message ?? ''));
  };
};
