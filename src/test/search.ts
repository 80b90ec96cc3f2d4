import { http, HttpResponse } from 'msw';
import type { JobPage } from '@/api/jobBoardApi';
import { aJob } from './fixtures';
import { hostAddress, specHost, testHost } from './host/server';
import { renderApp } from './renderApp';

export const page = (changes: Partial<JobPage> = {}): JobPage => ({
  items: [aJob()],
  total: 1,
  totalIsExact: true,
  facets: { category: [], type: [], place: [] },
  facetsAreExact: true,
  searchedFor: null,
  read: [],
  preferred: [],
  relaxed: null,
  alike: {},
  area: null,
  distances: {},
  loosened: [],
  nextCursor: null,
  ...changes,
});
/** Stubs our own host's search; `answer` gets the query. Returns the queries. */
export const stubSearch = (answer: (query: URLSearchParams) => Partial<JobPage>): string[] => {
  const asked: string[] = [];
  testHost.use(
    http.get(`${hostAddress}/jobs/search`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json(page(answer(searchParams)));
    }),
  );
  return asked;
};
export const nothing: Partial<JobPage> = { items: [], total: 0 };
export const specJobs = [
  aJob({ _id: 'a', jobtitle: 'Software Engineer', location: 'Boston' }),
  aJob({ _id: 'b', jobtitle: 'Software Engineer', location: 'Austin' }),
  aJob({ _id: 'c', jobtitle: 'Pastry Cook', location: 'boston' }),
];
export const onSpecHost = (path: string) => {
  testHost.use(
    http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () => HttpResponse.json(specJobs)),
  );
  return renderApp(path, { config: specHost });
};
