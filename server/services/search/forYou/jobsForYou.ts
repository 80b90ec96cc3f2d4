import type { components, operations } from '@contract/generated/types';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import { sameJobKey } from '@contract/search/relevance/rankCandidates';
import { titleParts } from '@contract/search/relevance/titleParts';
import type { Database } from '../../../database/database';
import { keyOf, listHidden } from '../../../repositories/inbox/hiddenItems';
import { listSavedJobIds } from '../../../repositories/inbox/savedJobs';
import { isSuggesting, readAppliedJobs } from '../../../repositories/people/jobSuggestions';
import { readSourceJobs, type SourceJob } from '../../../repositories/search/similarJobs';
import { toBriefJob } from '../../jobs/jobWire';
import { findSimilar, type SimilarJob } from '../similar/findSimilar';

type JobsForYou = components['schemas']['JobsForYou'];
type Parameters = NonNullable<operations['getJobsForYou']['parameters']['query']>;
type Reason = components['schemas']['SuggestionReason'];

/** How many of the newest applications are considered. */
const maxApplications = 20;
/** How many of the latest saved jobs are considered, and how many are excluded from suggestions. */
const maxSaved = 20;
const maxKnownSaved = 200;
/** How many different roles to find similar jobs for: each costs as much as on a job's page. */
const maxSources = 6;
/** Titles of jobs that were taken down or never public must not be revealed. */
const wasPublic: ReadonlySet<JobStatus> = new Set(['live', 'expired', 'filled']);

/** Ids of jobs that a job seeker acted on, most recent first. */
type Activity = { kind: Reason['kind']; jobIds: readonly string[] };
type Source = { job: SourceJob; kind: Reason['kind'] };

/** Interleaves lists: the first item of each, then the second of each, and so on. */
const interleaved = <Each>(lists: readonly (readonly Each[])[]): Each[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
};

/** Identifies jobs of the same role in the same place, which would find the same jobs. */
const roleKey = ({ title, place }: SourceJob): string => {
  const { tokens, core } = titleParts(title);
  return `${tokens.slice(core.from, core.to).join(' ')}\n${place.toLowerCase()}`;
};

const firstOf = <Each>(all: readonly Each[], keyOf: (one: Each) => string): Each[] =>
  [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();

/**
 * Returns the jobs to base suggestions on: one per role and place, alternating between the
 * activities, beginning with applications.
 */
const sourcesOf = (activities: readonly Activity[], jobs: readonly SourceJob[]): Source[] => {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const lists = activities.map(({ kind, jobIds }) =>
    jobIds.flatMap((id): Source[] => {
      const job = byId.get(id);
      return job && wasPublic.has(job.status) ? [{ job, kind }] : [];
    }),
  );
  return firstOf(interleaved(lists), ({ job }) => roleKey(job)).slice(0, maxSources);
};

type Offer = { source: Source; found: SimilarJob };

/** Interleaves the sources' offers up to `limit`, without duplicates or known jobs. */
const mixed = (
  offers: readonly (readonly Offer[])[],
  isKnown: (found: SimilarJob) => boolean,
  limit: number,
): Offer[] => {
  const queues = offers.map((list) => list.filter(({ found }) => !isKnown(found)));
  const taken = new Map<string, Offer>();
  while (taken.size < limit && queues.some(({ length }) => length > 0))
    for (const queue of queues) {
      const at = queue.findIndex(({ found }) => !taken.has(found.key));
      const [offer] = at === -1 ? [] : queue.splice(0, at + 1).slice(-1);
      if (offer) taken.set(offer.found.key, offer);
      else queue.length = 0;
    }
  return [...taken.values()].slice(0, limit);
};

/**
 * Returns live jobs similar to those that a job seeker applied for, saved or opened, each with its
 * reason. Opened jobs aren't stored: the browser sends them. Leaves out what the job seeker has
 * hidden.
 */
export const getJobsForYou = async (
  db: Database,
  seekerId: string,
  { opened = [], limit = 6 }: Parameters,
): Promise<JobsForYou> => {
  if (!(await isSuggesting(db, seekerId))) return { on: false, items: [] };
  const [applied, saved, hidden] = await Promise.all([
    readAppliedJobs(db, seekerId),
    listSavedJobIds(db, seekerId, maxKnownSaved),
    listHidden(db, seekerId),
  ]);
  const activities: Activity[] = [
    {
      kind: 'applied',
      jobIds: applied
        .filter(({ withdrawn }) => !withdrawn)
        .slice(0, maxApplications)
        .map(({ jobId }) => jobId),
    },
    { kind: 'saved', jobIds: saved.slice(0, maxSaved) },
    { kind: 'opened', jobIds: opened },
  ];
  const jobs = await readSourceJobs(
    db.searches,
    activities.flatMap(({ jobIds }) => jobIds),
  );
  const sources = sourcesOf(activities, jobs);
  const knownIds = new Set([...applied.map(({ jobId }) => jobId), ...saved, ...opened]);
  const knownKeys = new Set(jobs.map(sameJobKey));
  const unwanted = new Set(hidden.map(({ kind, key }) => `${kind} ${keyOf(kind, key)}`));
  // enough to have some left after known and hidden jobs are removed
  const wanted = limit + Math.min(knownIds.size + hidden.length, maxApplications);
  const offers = await Promise.all(
    sources.map(async (source) =>
      (await findSimilar(db, source.job, wanted)).map((found): Offer => ({ source, found })),
    ),
  );
  const isHidden = ({ id, company }: SimilarJob['job']) =>
    unwanted.has(`job ${id}`) || unwanted.has(`company ${keyOf('company', company)}`);
  const isKnown = ({ job, key }: SimilarJob) =>
    knownIds.has(job.id) || knownKeys.has(key) || isHidden(job);
  return {
    on: true,
    items: mixed(offers, isKnown, limit).map(({ source, found }) => ({
      job: toBriefJob(found.job),
      because: { kind: source.kind, jobId: source.job.id, jobtitle: source.job.title },
    })),
  };
};
