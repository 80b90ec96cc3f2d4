import type { Sql } from 'sql-template-tag';
import type { Notices } from '../../../database/notices';
import { subscribeToJobChanges } from '../../../services/search/responseCache/jobChanges';
import type { Wire } from '../../../wire';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../../host';
import { addCategories, insertTestJobs } from '../../jobFixtures';
import { waitFor } from '../../waitFor';

export type Parameters = Record<string, string>;
export type Asked = { page: Wire<'JobPage'>; isCached: boolean };
export type CachingHost = {
  host: TestHost;
  employer: Person;
  seeker: Person;
  notices: Notices;
  /** A spy on the searches' statements, and the function it wraps. */
  statements: jest.SpyInstance<Promise<object[]>, [Sql]>;
  query: TestHost['db']['searches']['query'];
  search: (parameters: Parameters, headers?: Record<string, string>) => Promise<Wire<'JobPage'>>;
  /** Searches; returns the response and whether it was cached, that is, without a query. */
  ask: (parameters: Parameters, headers?: Record<string, string>) => Promise<Asked>;
  /** Searches until the response is cached: late notices may drop the first ones. */
  waitUntilCached: (parameters: Parameters, headers?: Record<string, string>) => Promise<Asked>;
  /** Resolves once all earlier notices have arrived: they arrive in order. */
  drainNotices: () => Promise<void>;
  close: () => Promise<void>;
};

/** Opens a host that caches its search responses. */
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
    return { page, isCached: statements.mock.calls.length === before };
  };
  const waitUntilCached: CachingHost['waitUntilCached'] = (parameters, headers) =>
    waitFor(async () => {
      const answer = await ask(parameters, headers);
      return answer.isCached && answer;
    }, 5_000);
  let heard = 0;
  const drainNotices = async () => {
    const q = `lamplighter${(heard += 1)}`;
    await waitUntilCached({ q });
    await insertTestJobs(host, [{ title: q }]);
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
    waitUntilCached,
    drainNotices,
    close,
  };
};

export const idsOf = ({ items }: Wire<'JobPage'>): string[] => items.map(({ _id }) => _id);
