import { createHash } from 'node:crypto';

/** What a page shows, to decide which changes invalidate it. */
export type PageDependencies = {
  /**
   * Ids of jobs, usernames and the like, in lower case: everything that its calls or their answers
   * name.
   */
  ids: ReadonlySet<string>;
  /** Whether it has a list of jobs in which other jobs may appear. */
  hasLists: boolean;
  /** When the first of its jobs ends, in milliseconds. */
  endsAt: number;
  /** The calls it was rendered from, and digests of their answers. */
  answers: readonly (readonly [url: string, digest: string])[];
};
/** Repeats a call and returns its answer as JSON. */
export type AnswerOf = (url: string) => Promise<string>;

/** A change to invalidate pages by. */
export type Change = {
  /** Ids of jobs and usernames, as in `PageDependencies`. */
  ids: ReadonlySet<string>;
  /** Whether a job changed, which may appear in lists. */
  isJob: boolean;
  /** Whether all pages may be affected. */
  isAll: boolean;
};

/** Completes a partial change with defaults. */
export const changeOf = ({ ids = new Set(), isJob, isAll }: Partial<Change>): Change => ({
  ids: new Set([...ids].map((id) => id.toLowerCase())),
  isJob: isJob === true,
  isAll: isAll === true,
});

export const isChangedBy = ({ ids }: PageDependencies, change: Change): boolean => {
  if (change.isAll) return true;
  for (const id of change.ids) if (ids.has(id)) return true;
  return false;
};

const digestOf = (body: string): string => createHash('sha256').update(body).digest('base64url');

/** Whether all calls of a page still return the same answers. */
export const hasSameAnswers = async (
  { answers }: PageDependencies,
  answerOf: AnswerOf,
): Promise<boolean> => {
  for (const [url, digest] of answers) if (digestOf(await answerOf(url)) !== digest) return false;
  return true;
};

const idPattern = /"(?:_id|usernameEmployer|username|jobId)":"([^"\\]+)"/g;
const endPattern = /"(?:expiresAt|endsAt)":"([^"\\]+)"/g;
/**
 * Calls for lists in which other jobs may appear; a call for one job isn't one, and its similar
 * jobs may be as stale as a page.
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
 * Jobs that ended this long before a page is begun, in milliseconds, have ended for the database,
 * too, even if its clock is behind.
 */
const clockSkew = 5000;

/** Collects what a page shows from its calls. */
export const collectDependencies = () => {
  const endedBefore = Date.now() - clockSkew;
  const ids = new Set<string>();
  const answers: [string, string][] = [];
  const dependencies = { ids, hasLists: false, endsAt: Infinity, answers };
  return {
    dependencies: dependencies as PageDependencies,
    /**
     * Adds a call: `url` is its path and query ('' for content without a call), `body` its answer
     * as JSON.
     */
    add: (url: string, body: string): void => {
      if (url !== '') answers.push([url, digestOf(body)]);
      const [pathname = '', query = ''] = url.split('?', 2);
      for (const segment of pathname.split('/')) ids.add(decoded(segment).toLowerCase());
      for (const [, value] of new URLSearchParams(query)) ids.add(value.toLowerCase());
      for (const [, id = ''] of body.matchAll(idPattern)) ids.add(id.toLowerCase());
      for (const [, time = ''] of body.matchAll(endPattern)) {
        const endsAt = Date.parse(time);
        // a job that ended earlier, such as that of an old page, no longer changes; one that
        // ends during or just before the rendering may still be shown as live
        if (endsAt > endedBefore) dependencies.endsAt = Math.min(dependencies.endsAt, endsAt);
      }
      dependencies.hasLists ||= listPattern.test(pathname);
    },
  };
};
