import { useCallback } from 'react';
import { notify } from './notify';

/**
 * What a call says: its entry in contract/messages.ts. A text that is missing is not said (spec §8:
 * "only logged").
 */
type Words = { success?: string; failure?: string };
type Outcome<Data> = { ok: true; data: Data } | { ok: false; error: unknown };

/**
 * Wraps a mutation's trigger so that its end is told by a toast: `const save =
 * useNotified(updateJob, messages.updateJob)`, then `const saved = await save(arg); if (saved.ok)
 * …`. It never throws.
 */
export const useNotified = <Arg, Data>(
  trigger: (arg: Arg) => { unwrap: () => Promise<Data> },
  { success, failure }: Words,
) =>
  useCallback(
    async (arg: Arg): Promise<Outcome<Data>> => {
      try {
        const data = await trigger(arg).unwrap();
        if (success !== undefined) notify.success(success);
        return { ok: true, data };
      } catch (error) {
        if (failure !== undefined) notify.error(failure);
        return { ok: false, error };
      }
    },
    [trigger, success, failure],
  );
