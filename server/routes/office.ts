import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf, queryOf } from '../plugins/inputs';
import { wordsOf } from '../repositories/containsWords';
import { suspendedAmong } from '../repositories/moderation/suspension';
import { employers } from '../repositories/people/employers';
import { searchPeople } from '../repositories/people/people';
import type { PeoplePage, PeopleSort } from '../repositories/people/peopleSearch';
import { seekers } from '../repositories/people/seekers';
import { auditPage } from '../services/office/auditLog';
import { readOverview } from '../services/office/overview';
import { personRecord } from '../services/people/personRecord';
import {
  readAnnouncement,
  removeAnnouncement,
  saveAnnouncement,
} from '../services/site/announcement';

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

const idsOf = ({ items }: { items: readonly { _id: string }[] }): string[] =>
  items.map(({ _id }) => _id);

/**
 * Handlers for the administrator's view of thousands of employers and job seekers: paged tables,
 * the audit log, the overview.
 */
export const officeRoutes = ({ db }: Context): Handlers => ({
  searchEmployers: async (request) => {
    const page = await searchPeople(
      db.reads,
      employers,
      pageOf(queryOf<'searchEmployers'>(request)),
    );
    return { ...page, suspended: await suspendedAmong(db.reads, 'employer', idsOf(page)) };
  },
  searchJobSeekers: async (request) => {
    const page = await searchPeople(
      db.reads,
      seekers,
      pageOf(queryOf<'searchJobSeekers'>(request)),
    );
    return { ...page, suspended: await suspendedAmong(db.reads, 'jobseeker', idsOf(page)) };
  },
  getPersonRecord: (request) => {
    const { role, id } = pathOf<'getPersonRecord'>(request);
    return personRecord(db.reads, role, id);
  },
  getAudit: async (request) => auditPage(db.reads, queryOf<'getAudit'>(request)),
  getOverview: async () => readOverview(db.reads),
  getAnnouncement: () => readAnnouncement(db),
  saveAnnouncement: async (request) => {
    await saveAnnouncement(db, callerOf(request), bodyOf<'saveAnnouncement'>(request));
    return readAnnouncement(db);
  },
  removeAnnouncement: async (request, reply) => {
    await removeAnnouncement(db, callerOf(request));
    return reply.code(204).send();
  },
});
