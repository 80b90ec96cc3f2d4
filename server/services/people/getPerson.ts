import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { findPerson, type PeopleTable, type ProfileDates } from '../../repositories/people/people';
import { hostTexts } from '../../texts/errors';

/**
 * Returns the profile with a username; throws a 404 if there is none, or `username` is undefined.
 */
export const getPerson = async <Row extends ProfileDates>(
  db: Queryable,
  people: PeopleTable<Row>,
  username: string | undefined,
) => {
  const profile = username === undefined ? undefined : await findPerson(db, people, username);
  if (profile === undefined) throw new ApiError(404, hostTexts.notFound);
  return profile;
};
