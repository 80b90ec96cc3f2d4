import { parseQuery } from '../parseQuery';
import type { AskedPay } from './payRank';
import { rankCandidates } from './rankCandidates';

const ranked = (
  q: string,
  pay: AskedPay,
  jobs: readonly (readonly [title: string, from: number, to: number])[],
): string[] =>
  rankCandidates(
    {
      words: { parsed: parseQuery(`${q} `) },
      weightOf: () => 1,
      asOf: 0,
      milesTo: () => 0,
      collapse: false,
      pay,
    },
    jobs.map(([title, from, to], at) => ({
      id: -at,
      at: new Date(0),
      ...{ title, company: '', place: '', category: '', texts: null, sameText: null },
      pay: { from, to },
    })),
  ).map(({ title, pay: of }) => `${title} ${of?.from}`);

test('of jobs that are what was asked for the best paid come first, then those without pay', () => {
  const jobs = [
    ['Plumber', 0, 0],
    ['Plumbing Trainer', 12_000, 12_000],
    ['Service Plumber for Schools', 6000, 6500],
    ['Plumber', 4000, 5000],
    ['Plumber', 900, 60_000],
  ] as const;
  expect(ranked('plumber', { bestFirst: true }, jobs)).toEqual([
    'Service Plumber for Schools 6000',
    'Plumber 4000',
    'Plumber 900',
    'Plumber 0',
    'Plumbing Trainer 12000',
  ]);
});

test('where no role was asked for, pay counts beside relevance', () => {
  const jobs = [
    ['Warehouse Associate', 0, 0],
    ['Senior Data Warehouse Performance Reporting Specialist', 9000, 9000],
    ['Warehouse Associate', 4000, 4000],
  ] as const;
  expect(ranked('warehouse', { bestFirst: true }, jobs)[0]).toBe('Warehouse Associate 4000');
});

test('whoever pays what was asked for comes before somebody whose pay isn’t known', () => {
  const jobs = [
    ['Cook', 0, 0],
    ['Cook', 4500, 5000],
    ['Cook', 3000, 3000],
  ] as const;
  expect(ranked('cook', { atLeast: 4000 }, jobs)).toEqual(['Cook 4500', 'Cook 0', 'Cook 3000']);
});

test('of jobs that reach the pay asked for, those come first of whose range more is above it', () => {
  const jobs = [
    ['Cook', 3000, 4000],
    ['Cook', 3800, 5000],
  ] as const;
  expect(ranked('cook', { atLeast: 4000 }, jobs)).toEqual(['Cook 3800', 'Cook 3000']);
});

test('jobs that start at the pay asked for come before those that only reach it, and unknown pay before less', () => {
  const jobs = [
    ['Cook', 0, 0],
    ['Cook', 3000, 3100],
    ['Cook', 3800, 3900],
    ['Cook', 3900, 4100],
    ['Cook', 4000, 4000],
  ] as const;
  expect(ranked('cook', { atLeast: 4000 }, jobs)).toEqual([
    'Cook 4000',
    'Cook 3900',
    'Cook 0',
    'Cook 3800',
    'Cook 3000',
  ]);
});

test('where pay was typed and no role, jobs that pay about as much come first', () => {
  const jobs = [
    ['Entry Level Engineer', 6500, 7500],
    ['Entry Level Assembler', 3500, 3900],
    ['Entry Level Advisor', 3600, 20_000],
  ] as const;
  const near = { atLeast: 3460, isAbout: true };
  expect(ranked('entry level', near, jobs)).toEqual([
    'Entry Level Assembler 3500',
    'Entry Level Engineer 6500',
    'Entry Level Advisor 3600',
  ]);
  expect(ranked('entry level', { atLeast: 3460 }, jobs)[0]).toBe('Entry Level Engineer 6500');
});

test('who names a role is shown what pays more as well', () => {
  const jobs = [
    ['Plumber', 6500, 7500],
    ['Plumber', 3500, 3900],
  ] as const;
  expect(ranked('plumber', { atLeast: 3460, isAbout: true }, jobs)[0]).toBe('Plumber 6500');
});
