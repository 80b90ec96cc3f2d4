import { canMove, type JobMove } from '@contract/jobs/jobLife';
import type { JobStatus } from '@contract/jobs/jobStatuses';

export type Who = 'one' | 'two' | 'seeker' | 'visitor' | 'admin';
export type Modelled = {
  id: string;
  owner: 'one' | 'two';
  status: JobStatus;
  before?: JobStatus;
  removedFor?: 'takeDown' | 'suspension';
  answered: boolean;
  /** Which texts the job has; only the first two are complete. */
  text: 'posted' | 'changed' | 'unfinished';
  deleted: boolean;
};
/** The expected state of the host, and who is suspended. */
export type Model = { jobs: Modelled[]; suspended: Set<Who>; reviewFirst: number };

export const isEmployer = (who: Who): who is 'one' | 'two' => who === 'one' || who === 'two';
const wasLive: readonly JobStatus[] = ['live', 'expired', 'filled'];
export const goesLive = (model: Model, owner: Who, text: Modelled['text']): JobStatus => {
  const jobs = model.jobs.filter((job) => job.owner === owner);
  const isNew = jobs.filter((job) => wasLive.includes(job.status)).length < model.reviewFirst;
  return isNew || isRepeated(model, owner, text) ? 'waiting' : 'live';
};
/** Whether a job with the same texts was taken down. */
const isRepeated = ({ jobs }: Model, owner: Who, text: Modelled['text']): boolean =>
  jobs.some((job) => job.owner === owner && job.removedFor === 'takeDown' && job.text === text);

/** Returns the refusal of a caller who may not change this job, otherwise `undefined`. */
const refusal = (
  who: Who,
  job: Modelled,
  allowed: 'owner' | 'ownerOrAdmin',
): number | undefined => {
  if (who === 'visitor') return 401;
  if (job.deleted) return 404;
  if (who === job.owner || (who === 'admin' && allowed === 'ownerOrAdmin')) return undefined;
  return job.status === 'live' || who === 'admin' ? 403 : 404;
};

const moves = {
  publish: 'publishJob',
  renew: 'renewJob',
  close: 'closeJob',
} as const satisfies Record<string, JobMove>;
type Outcome = {
  status: number;
  /** What the model stores of a job that the call creates. */
  made?: Omit<Modelled, 'id'>;
  then?: () => void;
};

/** Returns what a call does according to the table and the rules. */
export const expectedOf = (
  model: Model,
  call: Call,
  who: Who,
  job: Modelled | undefined,
): Outcome => {
  const fresh = { answered: false, deleted: false } as const;
  if (call === 'addJob' || call === 'addDraft' || call === 'addUnfinished') {
    if (who === 'visitor') return { status: 401 };
    if (!isEmployer(who) || model.suspended.has(who)) return { status: 403 };
    return {
      status: 201,
      made: {
        ...fresh,
        owner: who,
        status: call === 'addJob' ? goesLive(model, who, 'posted') : 'draft',
        text: call === 'addUnfinished' ? 'unfinished' : 'posted',
      },
    };
  }
  if (job === undefined) return { status: 404 };
  if (call === 'getJob')
    return {
      status:
        !job.deleted && (job.status === 'live' || who === job.owner || who === 'admin') ? 200 : 404,
    };
  if (call === 'getJobEnd')
    return {
      status: !job.deleted && (job.status === 'expired' || job.status === 'filled') ? 200 : 404,
    };
  const refused = refusal(
    who,
    job,
    call === 'updateJob' || call === 'deleteJob' ? 'ownerOrAdmin' : 'owner',
  );
  if (refused !== undefined) return { status: refused };
  if (call === 'deleteJob')
    return {
      status: 200,
      then: () => {
        job.deleted = true;
      },
    };
  const suspended = model.suspended.has(who);
  if (call === 'answer') {
    return job.status === 'removed' && job.removedFor === 'takeDown' && !job.answered
      ? {
          status: 200,
          then: () => {
            job.answered = true;
          },
        }
      : { status: 409 };
  }
  if (suspended && call !== 'close') return { status: 403 };
  if (call === 'updateJob')
    return job.status === 'removed' && who !== 'admin'
      ? { status: 409 }
      : {
          status: 200,
          then: () => {
            job.text = 'changed';
          },
        };
  if (call === 'duplicate')
    return { status: 201, made: { ...fresh, owner: job.owner, status: 'draft', text: job.text } };
  const move = moves[call];
  if (!canMove(move, job.status)) return { status: 409 };
  if (call === 'publish' && job.text === 'unfinished') return { status: 400 };
  const to = {
    publish: goesLive(model, job.owner, job.text),
    renew: job.status !== 'live' && isRepeated(model, job.owner, job.text) ? 'waiting' : 'live',
    close: 'filled',
  } as const;
  return {
    status: 200,
    then: () => {
      job.status = to[call];
    },
  };
};

export const calls = [
  'addJob',
  'addDraft',
  'addUnfinished',
  'publish',
  'renew',
  'close',
  'duplicate',
  'answer',
  'updateJob',
  'deleteJob',
  'getJob',
  'getJobEnd',
] as const;
export type Call = (typeof calls)[number];
