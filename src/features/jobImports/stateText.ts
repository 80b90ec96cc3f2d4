import type { JobSource } from '@/api/jobBoardApi';
import { importTexts } from '@/texts/jobs/imports';
import { recentMomentText } from '@/ui/text/dateTexts';

const { state: texts, problems } = importTexts;

const problemText = ({ problem, status }: JobSource): string =>
  problem === null ? '' : problem === 'status' ? problems.status(status) : problems[problem];

/** Describes an import's state in sentences. `now` is in milliseconds. */
export const stateTexts = (source: JobSource, now: number): string[] => {
  const when = (at: string): string => recentMomentText(Date.parse(at), now);
  const { reading, lastRunAt, live, problem, offForFailures, nextRunAt, shrunk } = source;
  if (reading) return [texts.reading];
  if (problem !== null)
    return [
      problemText(source),
      ...(offForFailures ? [texts.off] : nextRunAt === null ? [] : [texts.next(when(nextRunAt))]),
    ];
  if (lastRunAt === null) return [];
  const last = texts.last(source.added, source.changed, source.ended);
  return [
    texts.jobs(live, when(lastRunAt)),
    ...(last === '' ? [] : [`${last}.`]),
    ...(live < source.added ? [texts.waiting] : []),
    ...(shrunk ? [texts.shrunk] : []),
  ];
};
