import type { Job } from '@/api/jobBoardApi';
import { aJob } from '@/test/fixtures';
import { makeJobIndex, type Steps } from './index/jobIndex';
import { toSearched } from './index/searchedJob';
import { similarJobs } from './similarJobs';
import { makeSuggester, type SuggestedField } from './suggestJobs';

const job = (jobtitle: string, companyname: string, location: string, categoryName = 'IT Jobs') =>
  aJob({ jobtitle, companyname, location, categoryName });
const jobs = [
  job('Data Engineer', 'Engine Works', 'São Paulo'),
  job('data engineer', 'Engine Works', 'Boston, MA'),
  job('Engineer', 'Larkfield', 'Boston, MA'),
  job('Cook', 'Larkfield', 'New York, NY', 'Restaurant Jobs'),
  job('Data Engineer', 'Northside', 'boston, ma'),
  job('', '', ''),
  job('Reengineering Lead', 'Data & Sons', 'York'),
];
const indexOf = (of: readonly Job[]) => {
  const index = makeJobIndex();
  index.add(of.map(toSearched));
  return index;
};
const run = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

test.each<[string, string, SuggestedField, string[]]>([
  [
    'beginnings of words, most jobs first, spelt as first said',
    'eng',
    'what',
    ['title Data Engineer 3', 'company Engine Works 2', 'title Engineer 1'],
  ],
  ['all words, in any order', 'engineer da', 'what', ['title Data Engineer 3']],
  ['titles and companies', 'data', 'what', ['title Data Engineer 3', 'company Data & Sons 1']],
  ['no middle of a word', 'gineer', 'what', []],
  ['places', 'bos', 'where', ['place Boston, MA 3']],
  ["a place's second word", 'york', 'where', ['place York 1', 'place New York, NY 1']],
  ['accents aside', 'sao', 'where', ['place São Paulo 1']],
  ['no place for words', 'boston', 'what', []],
  ['nothing typed', ' - ', 'what', []],
])('suggests %s', (_what, q, field, expected) => {
  expect(
    run(makeSuggester(indexOf(jobs))(q, field)).map(
      ({ kind, text, count }) => `${kind} ${text} ${count}`,
    ),
  ).toEqual(expected);
});

test('ten suggestions at most', () => {
  const many = Array.from({ length: 30 }, (_, n) => job(`Cook ${n}`, '', ''));
  expect(run(makeSuggester(indexOf(many))('cook', 'what'))).toHaveLength(10);
});

test.each<[string, number, number[]]>([
  ['shared words of the title first', 0, [1, 4, 2, 5, 6]],
  ['the same place decides between like titles', 1, [4, 0, 2, 5, 6]],
  ['category alone where titles share nothing', 6, [0, 1, 2, 4, 5]],
  ['nothing is like it', 3, []],
  ['no such job', 99, []],
])('similar jobs: %s', (_what, at, expected) => {
  const index = indexOf(jobs);
  expect(run(similarJobs(index, at, 10))).toEqual(expected);
  expect(run(similarJobs(index, at, 1))).toEqual(expected.slice(0, 1));
});
