import { createHash } from 'node:crypto';

/** What a page shows: by what is changed of it, it is old. */
export type Shown = {
  /** Ids of jobs, usernames and the like, in lower case: whatever its calls name or answer. */
  ids: ReadonlySet<string>;
  /** Whether it has a list of jobs that another one may come into. */
  hasLists: boolean;
  /** When the first of its jobs ends, in milliseconds. */
  endsAt: number;
  /** The calls that it was made of, and what they were answered in short. */
  answers: readonly (readonly [url: string, digest: string])[];
};
/** Answers a call anew, as JSON. */
export type AnswerOf = (url: string) => Promise<string>;

/** What was changed. */
export type Change = {
  /** Ids of jobs and usernames, as `Shown` has them. */
  ids: ReadonlySet<string>;
  /** Whether a job was, which may come into lists. */
  isJob: boolean;
  /** What pages show can't be told. */
  isAll: boolean;
};

/** A change of which only some is told. */
export const changeOf = ({ ids = new Set(), isJob, isAll }: Partial<Change>): Change => ({
  ids: new Set([...ids].map((id) => id.toLowerCase())),
  isJob: isJob === true,
  isAll: isAll === true,
});

export const isChangedBy = ({ ids }: Shown, change: Change): boolean => {
  if (change.isAll) return true;
  for (const id of change.ids) if (ids.has(id)) return true;
  return false;
};

const digestOf = (body: string): string => createHash('sha256').update(body).digest('base64url');

/** Whether all that a page was made of would be answered as it was then. */
export const isAsMade = async ({ answers }: Shown, answerOf: AnswerOf): Promise<boolean> => {
  for (const [url, digest] of answers) if (digestOf(await answerOf(url)) !== digest) return false;
  return true;
};

const idPattern = /"(?:_id|usernameEmployer|username|jobId)":"([^"\\]+)"/g;
const endPattern = /"(?:expiresAt|endsAt)":"([^"\\]+)"/g;
/**
 * Calls whose answers another job may come into; that of one job is none. What is similar to it may
 * be as old as a page.
 */
const listPattern = /^\/api\/(?:jobs\/search|stats|jobdescriptions(?!\/jobdescriptions\/))\b/;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * What has ended so long before a page is begun has ended for the database, too, in milliseconds; its
 * clock may be behind.
 */
const clockSkew = 5000;

/** Collects what a page shows, from the calls that it makes. */
export const collectShown = () => {
  const endedBefore = Date.now() - clockSkew;
  const ids = new Set<string>();
  const answers: [string, string][] = [];
  const shown = { ids, hasLists: false, endsAt: Infinity, answers };
  return {
    shown: shown as Shown,
    /** `url`: a call's path and query, '' for what is shown without one; `body`: its answer as JSON. */
    add: (url: string, body: string): void => {
      if (url !== '') answers.push([url, digestOf(body)]);
      const [pathname = '', query = ''] = url.split('?', 2);
      for (const segment of pathname.split('/')) ids.add(decoded(segment).toLowerCase());
      for (const [, value] of new URLSearchParams(query)) ids.add(value.toLowerCase());
      for (const [, id = ''] of body.matchAll(idPattern)) ids.add(id.toLowerCase());
      for (const [, time = ''] of body.matchAll(endPattern)) {
        const endsAt = Date.parse(time);
        // one that has ended, such as the job of an old page, stays as it is; one that ends while the
        // page is made, or has just ended, may be shown as live
        if (endsAt > endedBefore) shown.endsAt = Math.min(shown.endsAt, endsAt);
      }
      shown.hasLists ||= listPattern.test(pathname);
    },
  };
};
