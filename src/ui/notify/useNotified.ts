import { useCallback } from 'react';
import { notify } from './notify';

/**
 * A call's entry in contract/messages.ts. An outcome without a text shows no toast (spec §8: "only
 * logged"). `failure` may depend on the error, for example to show the host's own message.
 */
type Messages = { success?: string; failure?: string | ((error: unknown) => string) };
type Outcome<Data> = { ok: true; data: Data } | { ok: false; error: unknown };

/**
 * Wraps a mutation's trigger so that its outcome is shown as a toast: `const save =
 * useNotified(updateJob, messages.updateJob)`, then `const saved = await save(arg); if (saved.ok)
 * …`. Never throws.
 */
export const useNotified = <Arg, Data>(
  trigger: (arg: Arg) => { unwrap: () => Promise<Data> },
  { success, failure }: Messages,
) =>
  useCallback(
    async (arg: Arg): Promise<Outcome<Data>> => {
      try {
        const data = await trigger(arg).unwrap();
        if (success !== undefined) notify.success(success);
        return { ok: true, data };
      } catch (error) {
        if (failure !== undefined)
          notify.error(typeof failure === 'function' ? failure(error) : failure);
        return { ok: false, error };
      }
    },
    [trigger, success, failure],
  );
