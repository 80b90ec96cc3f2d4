import { useTakeDownJobsMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { jobTableTexts as texts } from '@/texts/admin/jobTable';
import { moderationTexts } from '@/texts/admin/moderation';
import { notify } from '@/ui/notify/notify';
import { useDecisions } from '../queue/useDecisions';

const nothingToDo = (): void => undefined;

/**
 * Takes jobs down for a given reason. The success toast offers an undo; another toast says how many
 * were refused and why.
 */
export const useTakeDownJobs = () => {
  const [takeDownJobs] = useTakeDownJobsMutation();
  const { announceResults } = useDecisions(nothingToDo);
  /** Resolves to whether any job was taken down. */
  return async (ids: string[], reason: string): Promise<boolean> => {
    try {
      const answer = await takeDownJobs({ takeDownInput: { ids, reason } }).unwrap();
      const { takeDown: done } = moderationTexts.done;
      return announceResults(answer, { done, refused: texts.refused }).length > 0;
    } catch (error) {
      notify.error(refusalText(error, texts.failed));
      return false;
    }
  };
};
