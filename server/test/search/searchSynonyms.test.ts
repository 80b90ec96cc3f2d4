import type { Wire } from '../../wire';
import { openHost, type TestHost } from '../host';
import { addCategories, addRows } from '../jobFixtures';

let host: TestHost;
/** Things to be asked for: how they are said in one word, and in several. */
const things = { hr: 'human resources', rn: 'registered nurse', vp: 'vice president' } as const;
type Thing = keyof typeof things;
const names = Object.keys(things) as Thing[]; // the object has no other keys
/**
 * Where a job says a thing: by the one word, the several or both, in the title or in the text; or
 * nowhere.
 */
const ways = [
  'nowhere',
  'word in title',
  'words in title',
  'both in title',
  'word in text',
  'words in text',
] as const;
type Job = Record<Thing, (typeof ways)[number]> & { weekend: boolean };
const jobs: Job[] = ways.flatMap((hr) =>
  ways.flatMap((rn) => ways.map((vp, index) => ({ hr, rn, vp, weekend: index % 2 === 0 }))),
);
const said = (job: Job, place: 'title' | 'text'): string =>
  names
    .flatMap(
      (name) =>
        ({
          [`word in ${place}`]: [name],
          [`words in ${place}`]: [things[name]],
          [`both in ${place}`]: [name, things[name]],
        })[job[name]] ?? [],
    )
    .join(' with ');
let ids: string[] = [];

beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  ids = await addRows(
    host,
    jobs.map((job) => ({
      title: `Clerk ${said(job, 'title')}`,
      overview: `The work. ${said(job, 'text')} ${job.weekend ? 'weekend' : ''}`,
      company: 'Mill',
      location: 'Leeds',
    })),
  );
});
afterAll(() => host.close());

const readAll = async (query: string) => {
  const found: string[] = [];
  for (let cursor = '', total = 0; ;) {
    const answer = await host.app.inject({
      url: `/api/jobs/search?limit=50&asTyped=true&q=${encodeURIComponent(query)}${cursor}`,
    });
    const page: Wire<'JobPage'> = answer.json();
    found.push(...page.items.map(({ _id }) => _id));
    if (cursor === '') ({ total } = page);
    if (page.nextCursor === null) return { found, total };
    cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
  }
};

/**
 * Synonyms of several words count in heads: one of them while texts may say the rest, or all in the
 * head.
 */
const isRight = (job: Job, asked: readonly Thing[]): boolean => {
  const isPlain = (name: Thing) => /^(word|both) in/.test(job[name]);
  const isPhrase = (name: Thing) => /^(words|both) in title/.test(job[name]);
  return (
    asked.every(isPlain) ||
    asked.some(
      (name) => isPhrase(name) && asked.every((other) => other === name || isPlain(other)),
    ) ||
    asked.every((name) => job[name].endsWith('in title'))
  );
};

test.each<Thing[][]>([[['hr']], [['hr', 'rn']], [['rn', 'vp']], [['hr', 'rn', 'vp']]])(
  '%p: jobs that say it in one word or in several, each found once',
  async (asked) => {
    for (const denied of ['', ' -weekend', ' -"no such" -weekend']) {
      const query = `${asked.join(' ')}${denied} `;
      const { found, total } = await readAll(query);
      const right = jobs.flatMap((job, index) =>
        isRight(job, asked) && !(denied !== '' && job.weekend) ? [ids[index] ?? ''] : [],
      );
      expect(right.length).toBeGreaterThan(0);
      expect([query, found.toSorted(), total]).toEqual([query, right.toSorted(), right.length]);
    }
  },
);
