import { parseQuery } from '@contract/search/parseQuery';
import { emptyVocabulary, type WordCounts } from '@contract/search/spelling/spellingVocabulary';
import { emptyTsqueries } from '../../test/search/emptyTsqueries';
import { withSelectivities } from './selectivity';

const counted = (counts: Partial<WordCounts>): WordCounts => ({
  titles: 0,
  companies: 0,
  places: 0,
  texts: 0,
  ...counts,
});
const vocabulary = {
  ...emptyVocabulary,
  countsOf: (word: string) =>
    new Map([
      ['nurse', counted({ titles: 40, companies: 10 })],
      ['nurses', counted({ titles: 10 })],
      ['nurs', counted({ texts: 250 })],
      ['night', counted({ titles: 90, texts: 40 })],
    ]).get(word),
};
const sharesOf = (typed: string, plain: readonly string[], jobs = 1000) =>
  withSelectivities(
    {
      ...emptyTsqueries,
      parsed: parseQuery(typed),
      clauses: plain.map((each) => ({ plain: each, phrases: '' })),
    },
    vocabulary,
    jobs,
  ).selectivities;

test('texts are counted by stem, titles by each form of a word', () => {
  expect(sharesOf('nurse ', ["'nurs' | 'nurse'"])).toEqual({
    anything: { likely: 0.25, atMost: 0.25 },
    heads: { likely: 0.06, atMost: 0.06 },
    titles: { likely: 0.05, atMost: 0.05 },
  });
});

test('of several words, no more jobs say all than say the rarest, and fewer are likely to', () => {
  const selectivities = sharesOf('night nurse ', ["'night'", "'nurs'"]);
  expect(selectivities?.titles).toEqual({ likely: 0.05 * Math.sqrt(0.09), atMost: 0.05 });
  expect(selectivities?.anything).toEqual({ likely: 0.09 * Math.sqrt(0.25), atMost: 0.09 });
});

test('of an alternative of several words the rarest counts', () => {
  expect(sharesOf('x ', ["'nurs' & 'night' | 'unheard'"])?.anything?.atMost).toBe(0.09);
});

test.each([
  ['a word that nobody counted', "'unheard'"],
  ['what words may begin with', "'nurs':*"],
  ['a counted word or what words may begin with', "'night' | 'nurs':*"],
])('nothing is expected of %s', (_what, plain) => {
  expect(sharesOf('unheard ', [plain])?.anything).toBeUndefined();
});

test('synonyms of several words, which are looked for in heads, count as well', () => {
  const clauses = [{ plain: "'night'", phrases: "'nurs' <-> 'nurse'" }];
  const parsed = parseQuery('x ');
  const { selectivities } = withSelectivities(
    { ...emptyTsqueries, parsed, clauses },
    vocabulary,
    100,
  );
  expect(selectivities?.anything?.atMost).toBe(0.9);
  const rare = [{ plain: "'unheard'", phrases: "'nurs' <-> 'nurse'" }];
  const withRare = withSelectivities(
    { ...emptyTsqueries, parsed, clauses: rare },
    vocabulary,
    1000,
  );
  expect(withRare.selectivities?.anything?.atMost).toBe(0.05);
});

test('nothing is expected while no jobs are counted', () => {
  expect(sharesOf('nurse ', ["'nurs'"], 0)).toBeUndefined();
});
