import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { queryOf } from '../plugins/inputs';
import { countEmployers, searchEmployers } from '../repositories/employers/employers';
import { wordsOf, type PeoplePage, type PeopleSort } from '../repositories/office/peopleSearch';
import { countSeekers, searchSeekers } from '../repositories/seekers/seekers';
import { auditPage } from '../services/office/auditLog';
import { readOverview } from '../services/office/overview';

type Asked = {
  q?: string;
  sort?: PeopleSort;
  order?: 'asc' | 'desc';
  page?: number;
  limit?: number;
};
const pageOf = ({ q, sort = 'username', order, page = 1, limit = 25 }: Asked): PeoplePage => ({
  words: wordsOf(q),
  sort,
  descending: order === 'desc',
  limit,
  skip: (page - 1) * limit,
});

/**
 * What an administrator looks after 4,000 employers and 60,000 seekers with: paged tables, the
 * audit log, the overview.
 */
export const officeRoutes = ({ db }: Context): Handlers => ({
  searchEmployers: async (request) => {
    const page = pageOf(queryOf<'searchEmployers'>(request));
    const [items, total] = await Promise.all([
      searchEmployers(db, page),
      countEmployers(db, page.words),
    ]);
    return { items, total };
  },
  searchJobSeekers: async (request) => {
    const page = pageOf(queryOf<'searchJobSeekers'>(request));
    const [items, total] = await Promise.all([
      searchSeekers(db, page),
      countSeekers(db, page.words),
    ]);
    return { items, total };
  },
  getAudit: async (request) => auditPage(db, queryOf<'getAudit'>(request)),
  getOverview: async () => readOverview(db),
});
