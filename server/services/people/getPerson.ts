import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { findPerson, type PeopleTable, type ProfileDates } from '../../repositories/people/people';
import { hostTexts } from '../../texts/errors';

/** The profile of that username; 404 where there is none, or where no username was found before. */
export const getPerson = async <Row extends ProfileDates>(
  db: Queryable,
  people: PeopleTable<Row>,
  username: string | undefined,
) => {
  const profile = username === undefined ? undefined : await findPerson(db, people, username);
  if (profile === undefined) throw new ApiError(404, hostTexts.notFound);
  return profile;
};
