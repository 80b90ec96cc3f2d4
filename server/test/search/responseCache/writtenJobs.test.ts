import sharp from 'sharp';
import { findAnswer } from '../../../services/search/jobSearch';
import { jobChange, post } from '../../jobFixtures';
import { idsOf, openCachingHost, type CachingHost, type Parameters } from './cachingHost';

let hot: CachingHost;
let host: CachingHost['host'];
let employer: CachingHost['employer'];
let ask: CachingHost['ask'];
let waitUntilCached: CachingHost['waitUntilCached'];
beforeAll(async () => {
  hot = await openCachingHost();
  ({ host, employer, ask, waitUntilCached } = hot);
});
afterAll(() => hot.close());

const send = async (method: 'PUT' | 'DELETE', path: string, payload?: object): Promise<void> => {
  const answer = await host.app.inject({
    method,
    url: `/api/jobdescriptions${path}`,
    headers: employer.headers,
    ...(payload && { payload }),
  });
  if (answer.statusCode >= 300) throw new Error(answer.body);
};
test('a new logo is in the next answer', async () => {
  const { _id } = await post(host, employer, { jobtitle: 'Thatcher' });
  await waitUntilCached({ q: 'thatcher' });
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const payload = new FormData();
  payload.append('companyLogo', new Blob([new Uint8Array(picture)]), 'logo.png');
  const answer = await host.app.inject({
    method: 'PUT',
    url: `/api/employers/${employer.id}/logo`,
    headers: employer.headers,
    payload,
  });
  const { page } = await ask({ q: 'thatcher' });
  expect(page.items.map(({ _id: id, companyLogo }) => [id, companyLogo])).toEqual([
    [_id, answer.json().data.companyLogo],
  ]);
});

const words = ['nurse', 'night', 'cook', 'line cook', 'welder', 'driver', 'manager', 'RN'];
const searches: Parameters[] = [
  ...words.map((q) => ({ q })),
  ...words.map((q) => ({ q, sort: 'newest' })),
  // full pages: from titles, from headings, and completed with partial matches
  ...words.flatMap((q) => ['1', '2', '4'].map((limit) => ({ q, limit }))),
  ...['night nurse manager', 'welder cook', 'driver who knows a cook'].flatMap((q) =>
    ['2', '4', '7'].map((limit) => ({ q, limit })),
  ),
  { q: 'nurse -night' },
  { q: '"line cook"' },
  { q: 'welders wanted' },
  { q: 'nurse or cook' },
  { q: 'nurse in tulsa ok' },
  { q: 'nurse tulsa or boston' },
  { q: 'cook', type: 'part-time' },
  { q: 'nurse manager', category: 'Nurse Jobs' },
  { q: 'no such trade' },
  { q: 'weldre' },
  { category: 'Nurse Jobs' },
  { category: 'Hotel Jobs', type: 'part-time' },
  { location: 'Tulsa' },
  { company: 'Harbour' },
  { withPay: 'true' },
  { remote: 'true' },
  { applyHere: 'true' },
  {},
];
// mulberry32
const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const wireOf = (name: string, value: string): unknown => {
  if (name === 'category' || name === 'type') return [value];
  if (name === 'limit') return Number(value);
  return value === 'true' ? true : value;
};

test.each([1, 2])(
  'whatever is posted, changed and deleted here shows at once (seed %i)',
  async (seed) => {
    const random = randomOf(seed);
    const pick = <T>(list: readonly T[]): T => {
      const one = list[Math.floor(random() * list.length)];
      if (one === undefined) throw new Error('An empty list.');
      return one;
    };
    const said = () => ({
      jobtitle: `${pick(words)} ${pick(['', 'assistant', 'in training', 'lead'])}`.trim(),
      companyname: pick(['Harbour Clinic', 'Mill & Sons', 'Company not named']),
      location: pick(['Tulsa, OK', 'Boston, MA', 'Remote']),
      employementtype: pick(['Full-time', 'Part-time']),
      joboverview: `We want a ${pick(words)} who knows a ${pick(words)}.`,
    });
    const postOne = async (): Promise<string> => {
      const categoryName = pick(['Nurse Jobs', 'Restaurant Jobs', 'Hotel Jobs']);
      return (await post(host, employer, { ...said(), categoryName }))._id;
    };
    // enough for full pages
    const live: string[] = [];
    while (live.length < 12) live.push(await postOne());
    let kept = 0;
    for (let step = 0; step < 10; step += 1) {
      const id = live.length > 0 ? pick(live) : undefined;
      const chance = random();
      if (id === undefined || chance < 0.5) live.push(await postOne());
      else if (chance < 0.75) await send('PUT', `/${id}`, jobChange(said()));
      else {
        await send('DELETE', `/delete/${id}`);
        live.splice(live.indexOf(id), 1);
      }
      for (const parameters of searches) {
        const { page, isCached } = await ask(parameters);
        if (isCached) kept += 1;
        const query = Object.fromEntries(
          Object.entries(parameters).map(([name, value]) => [name, wireOf(name, value)]),
        );
        const { page: computed } = await findAnswer(host.db, query);
        expect([step, parameters, idsOf(page)]).toEqual([step, parameters, idsOf(computed)]);
      }
    }
    // otherwise nothing was tested
    expect(kept).toBeGreaterThan(0);
  },
  // a thousand searches
  300_000,
);
