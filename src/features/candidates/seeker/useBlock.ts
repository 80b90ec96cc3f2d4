import { useBlockEmployerMutation } from '@/api/memberApi';
import { openToWorkTexts } from '@/texts/candidates/openToWork';
import { notify } from '@/ui/notify/notify';

/** Blocks an employer who viewed or invited the job seeker, and shows a toast. */
export const useBlock = () => {
  const [block] = useBlockEmployerMutation();
  return async (usernameEmployer: string, done: string): Promise<void> => {
    try {
      await block({ blockedEmployerInput: { usernameEmployer } }).unwrap();
      notify.success(done);
    } catch {
      notify.error(openToWorkTexts.blocked.failed);
    }
  };
};
