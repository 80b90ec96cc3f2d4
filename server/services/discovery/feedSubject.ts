import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { readFoundedAt } from '../../repositories/discovery/founding';
import { someCategoryExists } from '../../repositories/jobs/categories';
import { findSuspension } from '../../repositories/moderation/suspension';
import { employers } from '../../repositories/people/employers';
import { findPerson } from '../../repositories/people/people';
import { hostTexts } from '../../texts/errors';

export type FeedSubject = {
  /** Whose jobs the feed has, where they are one company's. */
  company?: string;
  /** Since when there may have been such a feed. */
  since: Date;
};

const companySubject = async (db: Database, username: string): Promise<FeedSubject> => {
  const employer = await findPerson(db.reads, employers, username);
  if (!employer || (await findSuspension(db.reads, employer._id)))
    throw new ApiError(404, hostTexts.notFound);
  const person = [employer.firstnameEmployer, employer.lastnameEmployer].filter(Boolean).join(' ');
  // as its page is called
  return { company: employer.companyName || person, since: new Date(employer.createdAt) };
};

/** What a feed is of; 404 for one of a company or of categories that there aren't. */
export const feedSubject = async (db: Database, search: URLSearchParams): Promise<FeedSubject> => {
  const asked = search.getAll('category');
  if (asked.length > 0 && !(await someCategoryExists(db.reads, asked)))
    throw new ApiError(404, hostTexts.notFound);
  const username = search.get('employer');
  return username === null
    ? { since: await readFoundedAt(db.reads) }
    : companySubject(db, username);
};
