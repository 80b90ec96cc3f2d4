import { useState } from 'react';

type Choice = string | undefined;

/**
 * Returns the selected item of a list whose selection lives in the URL. The rendered `inUrl` lags
 * behind `latest`; until it catches up, the last choice counts, so that rapid key presses continue
 * from there, unless a link or filter has changed the URL again.
 */
export const usePendingChoice = (inUrl: Choice, latest: () => Choice) => {
  const [pending, setPending] = useState<{ to: Choice } | null>(null);
  const isPending = pending !== null && inUrl !== pending.to && latest() === pending.to;
  if (pending && !isPending) setPending(null);
  return {
    chosenId: isPending ? pending.to : inUrl,
    /** Records the choice; the caller writes it to the URL. */
    choose: (to: Choice): void => setPending({ to }),
  };
};
