import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { readFoundedAt } from '../../repositories/discovery/founding';
import { someCategoryExists } from '../../repositories/jobs/categories';
import { findSuspension } from '../../repositories/moderation/suspension';
import { employers } from '../../repositories/people/employers';
import { findPerson } from '../../repositories/people/people';
import { hostTexts } from '../../texts/errors';

export type FeedSubject = {
  /** The company's name, if all jobs of the feed are one company's. */
  company?: string;
  /** The earliest time at which the feed may have existed. */
  since: Date;
};

const companySubject = async (db: Database, username: string): Promise<FeedSubject> => {
  const employer = await findPerson(db.reads, employers, username);
  if (!employer || (await findSuspension(db.reads, employer._id)))
    throw new ApiError(404, hostTexts.notFound);
  const person = [employer.firstnameEmployer, employer.lastnameEmployer].filter(Boolean).join(' ');
  // the same name as in the page's title
  return { company: employer.companyName || person, since: new Date(employer.createdAt) };
};

/** Returns what a feed is about; throws a 404 for a company or categories that don't exist. */
export const feedSubject = async (db: Database, search: URLSearchParams): Promise<FeedSubject> => {
  const asked = search.getAll('category');
  if (asked.length > 0 && !(await someCategoryExists(db.reads, asked)))
    throw new ApiError(404, hostTexts.notFound);
  const username = search.get('employer');
  return username === null
    ? { since: await readFoundedAt(db.reads) }
    : companySubject(db, username);
};
