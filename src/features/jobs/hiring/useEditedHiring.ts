import { useState } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobQuery, type Job } from '@/api/jobBoardApi';
import { typedHiringOf, type HiringTyped } from './hiringFields';
import { useSaveHiring } from './useSaveHiring';

/**
 * What an edited job asks and promises. Lists have no questions, so they may have to be read first:
 * `start` is what is known when the form opens, `base` what the host has; null until it is known.
 * `saveHiring` sends what was changed and resolves to why it wasn't saved, or null.
 */
export const useEditedHiring = (job: Job) => {
  const { extensions } = useHostConfig();
  const isKnown = job.questions !== undefined;
  const { currentData, isFetching, refetch } = useGetJobQuery(
    { id: job._id },
    { skip: !extensions || isKnown },
  );
  const { save } = useSaveHiring();
  const [start] = useState(() => typedHiringOf(job));
  const [saved, setSaved] = useState<HiringTyped | null>(null);
  const read = isKnown ? start : currentData ? typedHiringOf(currentData) : null;
  const base = saved ?? read;
  const isChanged = (typed: HiringTyped): boolean =>
    base !== null &&
    (typed.questions !== base.questions || typed.answersWithin !== base.answersWithin);
  const saveHiring = async (typed: HiringTyped): Promise<string | null> => {
    if (!extensions || !isChanged(typed)) return null;
    const why = await save(job._id, typed);
    if (why === null) setSaved({ questions: typed.questions, answersWithin: typed.answersWithin });
    return why;
  };
  return {
    saveHiring,
    hiring: { start, base, isChanged, isKnown, isFetching, refetch: () => void refetch() },
  };
};
export type EditedHiringState = ReturnType<typeof useEditedHiring>['hiring'];
