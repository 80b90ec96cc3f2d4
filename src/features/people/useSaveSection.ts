import { useHostConfig } from '@/api/hostConfig';
import { invalidField } from '@/api/wire/refusals';
import type { Refusal } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';

/**
 * Saves a section of a profile by the calls of `send` and shows `success`. A failure is only logged
 * (spec §8), but what our own host says about a field is shown below it.
 */
export const useSaveSection = (success: string) => {
  const { extensions } = useHostConfig();
  return async (send: () => Promise<unknown>): Promise<Refusal<never> | null> => {
    try {
      await send();
    } catch (error) {
      const field = invalidField(error, extensions);
      return field ? { field } : {};
    }
    notify.success(success);
    return null;
  };
};
