import type { NewJob } from '../../repositories/jobs/jobs';
import { loadRolePay } from '../../services/search/pay/rolePay';
import type { Wire } from '../../wire';
import { openSearch, type SearchedJobs } from './searchedJobs';

let jobs: SearchedJobs;
const times = (
  count: number,
  name: string,
  row: (at: number) => Partial<NewJob>,
): Record<string, Partial<NewJob>> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `${name} ${at}`,
      { company: `${name} ${at}`, ...row(at) },
    ]),
  );

beforeAll(async () => {
  jobs = await openSearch({
    ...times(20, 'nurse', (at) => ({
      title: 'Registered Nurse',
      payFrom: 4000 + 50 * at,
      payTo: 4400 + 50 * at,
    })),
    icu: { title: 'Registered Nurse - ICU, nights' },
    many: { title: 'NOW HIRING: Registered Nurses!!!' },
    ...times(19, 'manager', () => ({ title: 'Nurse Manager', payFrom: 6000, payTo: 7000 })),
    ...times(2, 'cook', (at) => ({ title: `Line Cook ${at === 0 ? 'II - nights' : '(Tulsa)'}` })),
    odd: { title: 'Nursery Attendant wanted - weekends' },
    ...times(3, 'help', () => ({ title: 'IT Help Desk (remote)' })),
  });
  await loadRolePay(jobs.host.db);
});
afterAll(() => jobs.host.close());

const suggested = async (q: string) => {
  const query = new URLSearchParams({ q, for: 'what' }).toString();
  const answer = await jobs.host.app.inject({ url: `/api/jobs/suggestions?${query}` });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  const { items }: Wire<'Suggestions'> = answer.json();
  return items
    .filter(({ kind }) => kind === 'title')
    .map(({ text, count, pay }) => [text, count, ...(pay ? [pay.lower, pay.upper] : [])]);
};

test('roles with their jobs, and with what they pay where at least 20 jobs say it', async () => {
  expect(await suggested('nur')).toEqual([
    ['Registered Nurse', 22, 4438, 4913],
    ['Nurse Manager', 19],
    ['Nursery Attendant wanted - weekends', 1],
  ]);
});

test('a role that no title says alone is written as usual', async () => {
  expect(await suggested('line co')).toEqual([['Line Cook', 2]]);
  expect(await suggested('help')).toEqual([['IT Help Desk', 3]]);
});

test('who types more than a role gets the titles that say it', async () => {
  expect(await suggested('registered nurse icu')).toEqual([['Registered Nurse - ICU, nights', 1]]);
});

test('a typo finds the role', async () => {
  expect((await suggested('regsitered nur'))[0]).toEqual(['Registered Nurse', 22, 4438, 4913]);
});
