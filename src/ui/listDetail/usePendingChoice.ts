import { useState } from 'react';

type Choice = string | undefined;

/**
 * The chosen item of a list where the URL holds the choice (`inUrl`). The URL changes a moment
 * after `choose`: until then the item chosen last counts, so that keys pressed quickly continue
 * from there.
 */
export const usePendingChoice = (inUrl: Choice) => {
  // `passed` are the items the URL may still show
  const [pending, setPending] = useState<{ passed: readonly Choice[]; to: Choice } | null>(null);
  const isPending = pending !== null && inUrl !== pending.to && pending.passed.includes(inUrl);
  if (pending && !isPending) setPending(null);
  return {
    chosenId: isPending ? pending.to : inUrl,
    /** Notes the choice; the caller writes it to the URL. */
    choose: (to: Choice): void =>
      setPending((now) => ({ passed: now ? [...now.passed, now.to] : [inUrl], to })),
  };
};
