import { useTakeDownJobsMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { jobTableTexts as texts } from '@/texts/admin/jobTable';
import { moderationTexts } from '@/texts/admin/moderation';
import { notify } from '@/ui/notify/notify';
import { useDecisions } from '../queue/useDecisions';

const { done: doneTexts } = moderationTexts;
const nothingToDo = (): void => undefined;

/**
 * Takes jobs down for a given reason. The success toast offers an undo; another toast says how many
 * were refused and why.
 */
export const useTakeDownJobs = () => {
  const [takeDownJobs] = useTakeDownJobsMutation();
  const { announce } = useDecisions(nothingToDo);
  /** Resolves to whether any job was taken down. */
  return async (ids: string[], reason: string): Promise<boolean> => {
    try {
      const { results } = await takeDownJobs({ takeDownInput: { ids, reason } }).unwrap();
      const done = results.filter((result) => result.done);
      const refused = results.filter((result) => !result.done);
      if (done.length > 0)
        announce(
          doneTexts.takeDown(done.length),
          done.flatMap(({ decisionId = [] }) => decisionId),
        );
      if (refused[0])
        notify.error(texts.refused(refused.length, results.length, refused[0].message ?? ''));
      return done.length > 0;
    } catch (error) {
      notify.error(refusalText(error, texts.failed));
      return false;
    }
  };
};
