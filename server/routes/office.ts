import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { queryOf } from '../plugins/inputs';
import { wordsOf } from '../repositories/containsWords';
import { employers } from '../repositories/people/employers';
import { searchPeople } from '../repositories/people/people';
import type { PeoplePage, PeopleSort } from '../repositories/people/peopleSearch';
import { seekers } from '../repositories/people/seekers';
import { auditPage } from '../services/office/auditLog';
import { readOverview } from '../services/office/overview';

type PageQuery = {
  q?: string;
  sort?: PeopleSort;
  order?: 'asc' | 'desc';
  page?: number;
  limit?: number;
};
const pageOf = ({ q, sort = 'username', order, page = 1, limit = 25 }: PageQuery): PeoplePage => ({
  words: wordsOf(q),
  sort,
  descending: order === 'desc',
  limit,
  skip: (page - 1) * limit,
});

/**
 * The administrator's view of 4,000 employers and 60,000 seekers: paged tables, the audit log, the
 * overview.
 */
export const officeRoutes = ({ db }: Context): Handlers => ({
  searchEmployers: (request) =>
    searchPeople(db, employers, pageOf(queryOf<'searchEmployers'>(request))),
  searchJobSeekers: (request) =>
    searchPeople(db, seekers, pageOf(queryOf<'searchJobSeekers'>(request))),
  getAudit: async (request) => auditPage(db, queryOf<'getAudit'>(request)),
  getOverview: async () => readOverview(db),
});
