import { parseQuery } from '../parseQuery';
import type { Candidate, Ranked } from '../relevance/rankCandidates';
import { askedClauses, wordSteps, type RelaxedStep } from './relaxedSteps';
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
  texts: null,
  sameText: null,
});
const clausesOf = (typed: string, unsaid: readonly string[] = []) =>
  askedClauses(
    parseQuery(typed),
    {
      weightOf: () => 1,
      isSaid: (word) => !unsaid.includes(word),
    },
    typed,
  );

type Step = { where: string; enough: number | undefined };
/** Runs all steps, each of which finds `found`; returns the steps and the listed jobs. */
const relaxed = (
  asked: Partial<Parameters<typeof relaxSearch<Ranked<Candidate>, never>>[0]> & { typed: string },
  found: readonly Ranked<Candidate>[] | ((step: RelaxedStep) => Ranked<Candidate>[]) = [],
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
    step = steps.next(typeof found === 'function' ? found(step.value) : found);
  }
  return { taken, ...step.value, ids: step.value.jobs.map(({ id }) => id) };
};

test('words that tell little are looked for far away only where few heads near say them', () => {
  const many = Array.from({ length: 10 }, (_, n) => jobOf(`near ${n}`, 5));
  const asked = { typed: 'piano', hasPlace: true };
  const placesOf = ({ taken }: { taken: Step[] }) => taken.map(({ where }) => where);
  expect(placesOf(relaxed(asked))).toContain('anywhere');
  expect(placesOf(relaxed({ ...asked, shown: many.slice(1) }))).toContain('anywhere');
  expect(placesOf(relaxed({ ...asked, shown: many }))).not.toContain('anywhere');
  expect(placesOf(relaxed({ ...asked, wanted: 11 }, many))).not.toContain('anywhere');
  // an engineer whose texts contain "piano" isn't a pianist: those elsewhere are ranked with it
  const inTexts = relaxed({ ...asked, texts: [jobOf('inTexts', 5)] });
  expect([placesOf(inTexts), inTexts.ids]).toEqual([['wider', 'anywhere', 'wider'], ['inTexts']]);
});

test('who asks for a company is shown its jobs far away, too', () => {
  const shown = Array.from({ length: 10 }, (_, n) => ({
    ...jobOf(`shown ${n}`, 5),
    company: 'Piano & Co.',
  }));
  const placesFor = (typed: string) =>
    relaxed({ typed, hasPlace: true, shown }).taken.map(({ where }) => where);
  expect(placesFor('piano co')).toContain('anywhere');
  expect(placesFor('pianist')).not.toContain('anywhere');
});

test('who does what was asked for at unknown pay comes before whoever else is paid that much', () => {
  const { ids, leftOut } = relaxed(
    { typed: 'dusk driver', filters: { payMin: 8000 }, texts: [jobOf('inTexts', 1)] },
    ({ without, words }) => {
      if (words) return [jobOf('otherDriver', 5)];
      return without.includes('pay') ? [jobOf('unpaidDriver', 9)] : [];
    },
  );
  expect([ids, leftOut]).toEqual([
    ['unpaidDriver', 'otherDriver', 'inTexts'],
    ['pay', 'words'],
  ]);
});

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
  expect([first, none]).toEqual([['inTexts', 'alsoInTexts', 'stillInTexts'], []]);
});

test('of jobs that say all the words, those not far away come before those anywhere', () => {
  const asked = { typed: 'piano', hasPlace: true, texts: [jobOf('inTexts', 8)] };
  const { ids } = relaxed(asked, ({ where }) => [
    where === 'wider' ? jobOf('wider', 3) : jobOf('anywhere', 9),
  ]);
  expect(ids).toEqual(['wider', 'inTexts', 'anywhere']);
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

test('a company’s jobs elsewhere come before others here whose texts say its name', () => {
  const asked = {
    typed: 'piano tuner',
    hasPlace: true,
    titled: true,
    texts: [jobOf('inTexts', 5)],
  };
  const { taken, ids } = relaxed(asked, [jobOf('elsewhere', 7)]);
  expect(taken[0]).toEqual({ where: 'anywhere', enough: undefined });
  expect(ids).toEqual(['elsewhere', 'inTexts']);
});

test('where nothing is found around a place, some of the words are enough anywhere', () => {
  const { taken } = relaxed({ typed: 'zither tuner', hasPlace: true });
  expect(taken.at(-1)).toEqual({ where: 'anywhere', enough: 1 });
  const found = relaxed({ typed: 'zither tuner', hasPlace: true }, [jobOf('near', 5)]);
  expect(found.taken.some(({ where, enough }) => where === 'anywhere' && enough === 1)).toBe(false);
});

test('what no head says is given up before the filters that were read', () => {
  const filters = { types: ['part-time' as const] };
  const asked = clausesOf('tuner 1283 ', ['1283']);
  expect(wordSteps(asked).most.map(({ of, enough }) => [of.length, enough])).toEqual([[1, 1]]);
  expect(wordSteps(clausesOf('zither tuner ')).most).toEqual([]);
  const steps = relaxSearch<Ranked<Candidate>, (typeof asked)[number]>({
    shown: [],
    texts: [],
    wanted: 3,
    collapse: true,
    filters,
    hasPlace: false,
    titled: false,
    clauses: asked,
  });
  expect(steps.next().value).toMatchObject({ without: [], words: { enough: 1 } });
});

test('what no head says is the first to be given up', () => {
  const asked = clausesOf('zither tuner 1283 ', ['1283']);
  const { half } = wordSteps(asked);
  expect(half.map(({ of, enough }) => [of.map(({ index }) => index), enough])).toEqual([
    [[0, 1], 2],
    [[0, 1], 1],
  ]);
});

test('an internship is never given up, whatever other words tell more', () => {
  const asked = clausesOf('software internship ');
  expect(asked.map(({ kept }) => kept)).toEqual([false, true]);
});

test.each([
  ['master welder ', [false, true]],
  ['welder plumber ', [false, false]],
  // the field of a role that there are many kinds of
  ['hvac specialist ', [true, false]],
  ['nursing director ', [true, false]],
  ['senior manager ', [false, false]],
])('a trade, which is the last to be given up, is known by one word: %s', (typed, trades) => {
  expect(clausesOf(typed).map(({ trade }) => trade)).toEqual(trades);
});

test('what was asked of the jobs is told in the words that were typed', () => {
  const typed = 'Évora "Night Cook" or chef, diner';
  const all = relaxed({ typed }, [jobOf('found', 5)]);
  expect([all.words, all.enough]).toEqual([['Évora', 'Night Cook or chef', 'diner'], 2]);
  // without their synonyms
  const meant = relaxed({ typed: 'RN zither' }, [jobOf('found', 5)]);
  expect([meant.words, meant.enough]).toEqual([['RN', 'zither'], 1]);
  const none = relaxed({ typed });
  expect([none.jobs, none.words, none.enough]).toEqual([[], [], 0]);
});

test('the fewest words that any of the jobs was found by count, and none of those that match', () => {
  const asked = {
    typed: 'a1 b2 c3 d4',
    shown: [],
    texts: [jobOf('inTexts', 5)],
    wanted: 3,
    collapse: true,
    filters: {},
    hasPlace: false,
    titled: false,
    clauses: clausesOf('a1 b2 c3 d4'),
  };
  const answered = (...found: readonly Ranked<Candidate>[][]) => {
    const steps = relaxSearch<Ranked<Candidate>, ReturnType<typeof clausesOf>[number]>(asked);
    let step = steps.next();
    for (let at = 0; step.done !== true; at += 1) step = steps.next(found[at] ?? []);
    return step.value;
  };
  const three = [jobOf('three', 9)];
  expect(answered(three)).toMatchObject({ words: ['a1', 'b2', 'c3', 'd4'], enough: 3, inTexts: 1 });
  expect(answered(three, [...three, jobOf('two', 8)])).toMatchObject({ enough: 2, inTexts: 1 });
  expect(answered()).toMatchObject({ words: [], enough: 0, inTexts: 1, leftOut: [] });
});

test('how far away the jobs are is told for all of them', () => {
  const milesWhere = (...places: readonly string[]) => {
    const steps = relaxSearch<Ranked<Candidate>, never>({
      shown: [],
      texts: [],
      wanted: 9,
      collapse: true,
      filters: {},
      hasPlace: true,
      titled: true,
      clauses: clausesOf('piano tuner') as never[],
    });
    let step = steps.next();
    for (let at = 0; step.done !== true; at += 1) {
      const { where } = step.value;
      step = steps.next(places.includes(where) ? [jobOf(`${where} ${at}`, 5)] : []);
    }
    return step.value.miles;
  };
  expect(milesWhere('wider')).toBe(60);
  // a title is searched anywhere before the words are dropped
  expect(milesWhere('anywhere')).toBeNull();
  expect(milesWhere('anywhere', 'wider')).toBeNull();
});
