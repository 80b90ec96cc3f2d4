import { useState } from 'react';

type Choice = string | undefined;

/**
 * The chosen item of a list where the URL holds the choice: `inUrl` as it is rendered, which follows
 * `latest` a moment later. Until then the item chosen last counts, so that keys pressed quickly
 * continue from there; unless the URL was changed again, by a link or another filter.
 */
export const usePendingChoice = (inUrl: Choice, latest: () => Choice) => {
  const [pending, setPending] = useState<{ to: Choice } | null>(null);
  const isPending = pending !== null && inUrl !== pending.to && latest() === pending.to;
  if (pending && !isPending) setPending(null);
  return {
    chosenId: isPending ? pending.to : inUrl,
    /** Notes the choice; the caller writes it to the URL. */
    choose: (to: Choice): void => setPending({ to }),
  };
};
