import { openSearch, type SearchedJobs, type SearchParameters } from './searchedJobs';

// only jobs that match every clause

let jobs: SearchedJobs;
beforeAll(async () => {
  jobs = await openSearch({
    dispatcher: { title: 'Dispatcher', company: 'Anvil' },
    upholsterer: { title: 'Upholsterer', company: 'Anvil' },
    ...Object.fromEntries(
      Array.from({ length: 24 }, (_, at) => [
        `saddler ${at}`,
        {
          title: `Helper ${at}`,
          company: 'Tack',
          overview: 'Glovemaking for a saddler. Bridle work.',
        },
      ]),
    ),
    saddlerOne: { title: 'Saddler', company: 'Bridle' },
    saddlerTwo: { title: 'Saddler', company: 'Girth', overview: 'Some glovemaking.' },
  });
});
afterAll(() => jobs.host.close());

const ask = async (parameters: SearchParameters) => {
  const page = await jobs.search(parameters);
  return { page, part: jobs.namesOf(page, 'relaxed'), ...page };
};

test('no job that matches in part is listed, and its pages are its own', async () => {
  const q = 'saddler glovemaking';
  const first = await ask({ q, limit: '10', strict: 'true' });
  expect([first.relaxed, first.total]).toEqual([null, 25]);
  const names = jobs.namesOf(first.page);
  for (let cursor = first.page.nextCursor; cursor !== null;) {
    const { page } = await ask({ q, limit: '10', strict: 'true', cursor });
    names.push(...jobs.namesOf(page));
    cursor = page.nextCursor;
  }
  expect(names).not.toContain('saddlerOne');
  expect(new Set(names).size).toBe(25);
  const others = await jobs.host.app.inject({
    url: `/api/jobs/search?${new URLSearchParams({ q, limit: '10', cursor: first.page.nextCursor ?? '' }).toString()}`,
  });
  expect(others.statusCode).toBe(400);
  const none = await ask({ q: 'dispatcher upholsterer', strict: 'true' });
  expect([none.part, none.relaxed, none.total]).toEqual([[], null, 0]);
  expect(none.loosened).toHaveLength(2);
  const misspelled = await ask({ q: 'dispacher upholsterer', strict: 'true' });
  expect([misspelled.page.items, misspelled.relaxed]).toEqual([[], null]);
});
