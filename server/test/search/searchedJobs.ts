import type { NewJob } from '../../repositories/jobs/jobs';
import { refreshSearchStatistics } from '../../services/search/searchUpkeep';
import type { Wire } from '../../wire';
import { openHost, type TestHost } from '../host';
import { addCategories, insertTestJobs } from '../jobFixtures';

const minute = 60_000;

export type SearchParameters = Record<string, string | readonly string[]>;
/** A host with jobs that tests refer to by name. */
export type SearchedJobs = {
  host: TestHost;
  /** Adds jobs by name, newest first; only `recount` updates the word counts. */
  add: (jobs: Record<string, Partial<NewJob>>) => Promise<void>;
  /** Counts all words and locates all places, as the upkeep does. */
  recount: () => Promise<void>;
  idOf: (name: string) => string;
  search: (
    parameters: SearchParameters,
    headers?: Record<string, string>,
  ) => Promise<Wire<'JobPage'>>;
  /** Returns the names of a page's jobs, in order; `part` selects full or partial matches. */
  namesOf: (page: Wire<'JobPage'>, part?: 'found' | 'relaxed') => string[];
};

/** Opens a host with jobs, each a minute older than the one before unless it has a date. */
export const openSearch = async (jobs: Record<string, Partial<NewJob>>): Promise<SearchedJobs> => {
  const host = await openHost();
  await addCategories(host);
  const [nameOf, idOf] = [new Map<string, string>(), new Map<string, string>()];
  const add: SearchedJobs['add'] = async (added) => {
    const names = Object.keys(added);
    const now = Date.now();
    const rows = Object.values(added).map((row, at) => ({
      createdAt: new Date(now - (at + 1) * minute),
      ...row,
    }));
    const ids = await insertTestJobs(host, rows);
    for (const [at, id] of ids.entries()) {
      const name = names[at] ?? '';
      nameOf.set(id, name);
      idOf.set(name, id);
    }
  };
  const search: SearchedJobs['search'] = async (parameters, headers = {}) => {
    const query = new URLSearchParams(
      Object.entries(parameters).flatMap(([name, value]) =>
        [value].flat().map((each): [string, string] => [name, each]),
      ),
    );
    const answer = await host.app.inject({ url: `/api/jobs/search?${query.toString()}`, headers });
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return answer.json();
  };
  const recount = () => refreshSearchStatistics(host.db);
  await add(jobs);
  await recount();
  return {
    host,
    add,
    recount,
    search,
    idOf: (name) => idOf.get(name) ?? '',
    namesOf: ({ items, relaxed }, part) => {
      const from = relaxed?.from ?? items.length;
      const shown =
        part === 'found' ? items.slice(0, from) : part === 'relaxed' ? items.slice(from) : items;
      return shown.map(({ _id }) => nameOf.get(_id) ?? 'unknown');
    },
  };
};
