import { parseQuery } from '../parseQuery';
import type { Candidate, Ranked } from '../relevance/rankCandidates';
import { askedClauses, wordSteps } from './relaxedSteps';
import { relaxSearch } from './relaxSearch';

const jobOf = (id: string, rank: number): Ranked<Candidate> => ({
  id,
  rank,
  alike: 0,
  at: new Date(0),
  title: id,
  company: 'Anvil',
  place: '',
  category: '',
  text: 0,
  sameText: null,
});
const clausesOf = (typed: string, unsaid: readonly string[] = []) =>
  askedClauses(parseQuery(typed), {
    weightOf: () => 1,
    isSaid: (word) => !unsaid.includes(word),
  });

type Step = { where: string; enough: number | undefined };
/** What is asked for, step by step, and what is listed where each step finds `found`. */
const relaxed = (
  asked: Partial<Parameters<typeof relaxSearch<Ranked<Candidate>, never>>[0]> & { typed: string },
  found: readonly Ranked<Candidate>[] = [],
) => {
  const steps = relaxSearch({
    shown: [],
    texts: [],
    wanted: 3,
    collapse: true,
    filters: {},
    hasPlace: false,
    titled: false,
    ...asked,
    clauses: clausesOf(asked.typed),
  });
  const taken: Step[] = [];
  let step = steps.next();
  while (step.done !== true) {
    taken.push({ where: step.value.where, enough: step.value.words?.enough });
    step = steps.next(found);
  }
  return { taken, ...step.value, ids: step.value.jobs.map(({ id }) => id) };
};

test('what only texts say is ranked among what says most of the words', () => {
  const texts = [jobOf('inTexts', 5), jobOf('hardlyInTexts', 1)];
  const found = [jobOf('most', 7), jobOf('some', 3)];
  const { ids, leftOut } = relaxed({ typed: 'night cook diner', texts }, found);
  expect(ids).toEqual(['most', 'inTexts', 'some']);
  expect(leftOut).toEqual(['words']);
  const better = [jobOf('inTexts', 9), jobOf('alsoInTexts', 8), jobOf('stillInTexts', 8)];
  const { ids: first, leftOut: none } = relaxed(
    { typed: 'night cook diner', texts: better },
    found,
  );
  expect([first, none]).toEqual([['inTexts', 'stillInTexts', 'alsoInTexts'], []]);
});

test('a title is looked for elsewhere before its words are given up', () => {
  const typed = 'zither piano tuner';
  const { taken } = relaxed({ typed, hasPlace: true, titled: true });
  const anywhere = taken.findIndex(({ where }) => where === 'anywhere');
  expect(taken.findIndex(({ enough }) => enough !== undefined)).toBeGreaterThan(anywhere);
  const words = relaxed({ typed, hasPlace: true }).taken;
  expect(words.findIndex(({ enough }) => enough !== undefined)).toBeLessThan(
    words.findIndex(({ where }) => where === 'anywhere'),
  );
});

test('what no head says is the first to be given up', () => {
  const asked = clausesOf('zither tuner 1283 ', ['1283']);
  const { half } = wordSteps(asked);
  expect(half.map(({ of, enough }) => [of.map(({ index }) => index), enough])).toEqual([
    [[0, 1], 2],
    [[0, 1], 1],
  ]);
});
