import type { Sql } from 'sql-template-tag';
import type { Notices } from '../../../database/notices';
import { subscribeToJobChanges } from '../../../services/search/responseCache/jobChanges';
import type { Wire } from '../../../wire';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../../host';
import { addCategories, addRows } from '../../jobFixtures';
import { waitFor } from '../../waitFor';

export type Parameters = Record<string, string>;
export type Asked = { page: Wire<'JobPage'>; isKept: boolean };
export type CachingHost = {
  host: TestHost;
  employer: Person;
  seeker: Person;
  notices: Notices;
  /** The searches' statements, and what asks them. */
  statements: jest.SpyInstance<Promise<object[]>, [Sql]>;
  query: TestHost['db']['searches']['query'];
  search: (parameters: Parameters, headers?: Record<string, string>) => Promise<Wire<'JobPage'>>;
  /** What a search answers, and whether it was kept: the database wasn't asked. */
  ask: (parameters: Parameters, headers?: Record<string, string>) => Promise<Asked>;
  /** A kept answer: what the database still tells of may drop the first ones. */
  keptAnswer: (parameters: Parameters, headers?: Record<string, string>) => Promise<Asked>;
  /** Everything that was written before has been heard of then: notices come in their order. */
  hearAll: () => Promise<void>;
  close: () => Promise<void>;
};

/** A host that keeps what it answers to searches. */
export const openCachingHost = async (): Promise<CachingHost> => {
  const host = await openHost();
  await addCategories(host);
  const [employer, seeker] = await Promise.all([asEmployer(host), asSeeker(host)]);
  const notices = subscribeToJobChanges(host.context);
  await waitFor(notices.isListening);
  const query = host.db.searches.query.bind(host.db.searches);
  const statements = jest.spyOn(host.db.searches, 'query');
  const search: CachingHost['search'] = async (parameters, headers = {}) => {
    const asked = new URLSearchParams(parameters).toString();
    const answer = await host.app.inject({ url: `/api/jobs/search?${asked}`, headers });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const ask: CachingHost['ask'] = async (parameters, headers) => {
    const before = statements.mock.calls.length;
    const page = await search(parameters, headers);
    return { page, isKept: statements.mock.calls.length === before };
  };
  const keptAnswer: CachingHost['keptAnswer'] = (parameters, headers) =>
    waitFor(async () => {
      const answer = await ask(parameters, headers);
      return answer.isKept && answer;
    }, 5_000);
  let heard = 0;
  const hearAll = async () => {
    const q = `lamplighter${(heard += 1)}`;
    await keptAnswer({ q });
    await addRows(host, [{ title: q }]);
    await waitFor(async () => (await search({ q })).items.length > 0, 5_000);
  };
  const close = async () => {
    await notices.stop();
    await host.close();
  };
  return {
    host,
    employer,
    seeker,
    notices,
    statements,
    query,
    search,
    ask,
    keptAnswer,
    hearAll,
    close,
  };
};

export const idsOf = ({ items }: Wire<'JobPage'>): string[] => items.map(({ _id }) => _id);
