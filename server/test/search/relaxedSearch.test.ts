import { openSearch, type SearchedJobs, type SearchParameters } from './searchedJobs';

// partial matches, and the order of all matches

let jobs: SearchedJobs;
const years = Array.from({ length: 24 }, (_, at) => 2000 + at);
beforeAll(async () => {
  jobs = await openSearch({
    dispatcher: { title: 'Dispatcher', company: 'Anvil' },
    bilingualClerk: { title: 'Bilingual Clerk', company: 'Bellows' },
    bilingualDispatcher: { title: 'Bilingual Dispatcher', company: 'Chisel' },
    plumberBartlesville: { title: 'Plumber', location: 'Bartlesville, OK' },
    plumberOkmulgee: { title: 'Plumber', location: 'Okmulgee, OK' },
    plumberNearTulsa: { title: 'Plumber', location: 'Broken Arrow, OK' },
    plumberTulsa: { title: 'Plumber', location: 'Tulsa, OK' },
    plumberDallas: { title: 'Plumber', location: 'Dallas, TX' },
    cookWellPaid: { title: 'Cook', payFrom: 3500, payTo: 4000 },
    cookBadlyPaid: { title: 'Cook', payFrom: 2500, payTo: 3000, company: 'Spoon' },
    tellerPart: { title: 'Teller', employmentType: 'Part-time' },
    tellerFull: { title: 'Teller', employmentType: 'Full-time', company: 'Coin' },
    upholsterer: { title: 'Upholsterer', company: 'Anvil' },
    apprentice: { title: 'Apprentice', company: 'Anvil' },
    sameText: { title: 'Zither Tuner', company: 'Company not named', overview: 'Tune zithers.' },
    sameTextAgain: {
      title: 'Zither Tuner',
      company: 'Company not named',
      overview: 'Tune zithers.',
    },
    otherText: { title: 'Zither Tuner', company: 'Company not named', overview: 'Tune all day.' },
    tunerOne: { title: 'Piano Tuner', company: 'Keys' },
    tunerTwo: { title: 'Piano Tuner', company: 'Keys' },
    // for the order
    bakerManager: { title: 'Baker and Pastry Chef Manager', company: 'Flour' },
    baker: { title: 'Baker', company: 'Rye' },
    bakerOld: { title: 'Baker', company: 'Oats' },
    barnCook: { title: 'Burger Maker for a Barn', company: 'Grill' },
    burgerBarn: { title: 'Cashier', company: 'Burger Barn, Inc.' },
    ...Object.fromEntries(
      years.map((year) => [`welder ${year}`, { title: 'Welder', company: `Forge ${year}` }]),
    ),
    weldingForeman: { title: 'Welder Foreman', company: 'Forge' },
    // words that only the texts contain
    ...Object.fromEntries(
      years.map((year) => [
        `saddler ${year}`,
        {
          title: `Helper ${year}`,
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
  const { total, relaxed, loosened, searchedFor, read, alike } = page;
  expect(new Set(page.items.map(({ _id }) => _id)).size).toBe(page.items.length);
  return {
    found: jobs.namesOf(page, 'found'),
    part: jobs.namesOf(page, 'relaxed'),
    total,
    relaxed,
    loosened,
    searchedFor,
    read,
    alike,
    page,
  };
};

describe('jobs that match in part', () => {
  test('follow those that say all words, in no count', async () => {
    const { found, part, total, relaxed, page } = await ask({ q: 'bilingual dispatcher' });
    expect(found).toEqual(['bilingualDispatcher']);
    expect(part.toSorted()).toEqual(['bilingualClerk', 'dispatcher']);
    expect(relaxed).toEqual({
      from: 1,
      leftOut: ['words'],
      words: ['bilingual', 'dispatcher'],
      enough: 1,
      inTexts: 0,
      miles: null,
    });
    expect(total).toBe(1);
    expect(page.facets.category.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    expect(page.nextCursor).toBeNull();
  });

  test('come where no job says all, with what else would help', async () => {
    const { found, part, relaxed, total, loosened } = await ask({ q: 'dispatcher upholsterer' });
    expect([found, total]).toEqual([[], 0]);
    expect(part.toSorted()).toEqual(['bilingualDispatcher', 'dispatcher', 'upholsterer']);
    expect(relaxed).toMatchObject({ from: 0, words: ['dispatcher', 'upholsterer'], enough: 1 });
    expect(loosened).toEqual([
      { leftOut: 'words', q: 'dispatcher', total: 2, totalIsExact: true },
      { leftOut: 'words', q: 'upholsterer', total: 1, totalIsExact: true },
    ]);
  });

  test('from farther away, the nearest first', async () => {
    expect(await ask({ q: 'plumber tulsa' })).toMatchObject({
      found: ['plumberTulsa', 'plumberNearTulsa'],
      part: ['plumberOkmulgee', 'plumberBartlesville', 'plumberDallas'],
      total: 2,
      relaxed: { from: 2, leftOut: ['place'], miles: null },
    });
  });

  test('from farther away than a ZIP code in the field for places, too', async () => {
    const { found, part, relaxed } = await ask({ q: 'plumber', location: '74103' });
    expect(found.toSorted()).toEqual(['plumberNearTulsa', 'plumberTulsa']);
    expect(part.slice(0, 2).toSorted()).toEqual(['plumberBartlesville', 'plumberOkmulgee']);
    expect(part.slice(2)).toEqual(['plumberDallas']);
    expect(relaxed).toMatchObject({ from: 2, leftOut: ['place'], words: [], miles: null });
  });

  test('without the pay or the type that was read, never without a filter', async () => {
    expect(await ask({ q: 'cook $20 an hour' })).toMatchObject({
      found: ['cookWellPaid'],
      part: ['cookBadlyPaid'],
      relaxed: { from: 1, leftOut: ['pay'], miles: null },
    });
    expect(await ask({ q: 'part time teller' })).toMatchObject({
      found: ['tellerPart'],
      part: ['tellerFull'],
      relaxed: { from: 1, leftOut: ['type'], miles: null },
    });
    const filters: SearchParameters[] = [
      { q: 'cook', payMin: '3460' },
      { q: 'cook $10 an hour', payMin: '3460' },
      { q: 'teller', type: 'part-time' },
    ];
    for (const filter of filters)
      expect(await ask(filter)).toMatchObject({ total: 1, part: [], relaxed: null });
  });

  test.each<SearchParameters>([{ sort: 'newest' }, { sort: 'pay' }, { limit: '1' }])(
    'none with %j',
    async (parameters) => {
      const { found, part, relaxed } = await ask({ q: 'bilingual dispatcher', ...parameters });
      expect([found, part, relaxed]).toEqual([['bilingualDispatcher'], [], null]);
    },
  );

  test('none on a later page, even where it has room', async () => {
    const q = 'welder forge';
    const first = await ask({ q, limit: '20' });
    const second = await ask({ q, limit: '20', cursor: first.page.nextCursor ?? '' });
    expect([first.relaxed, second.relaxed]).toEqual([null, null]);
    expect([first.total, first.found.length, second.found.length]).toEqual([25, 20, 5]);
    expect(second.page.nextCursor).toBeNull();
    expect((await ask({ q: 'welder foreman' })).part).toHaveLength(19);
  });

  test('come before those that only texts match, which go on from page to page', async () => {
    const q = 'saddler bridle glovemaking';
    const first = await ask({ q, limit: '10' });
    expect(first.total).toBe(24);
    expect(first.page.items).toHaveLength(10);
    const names = jobs.namesOf(first.page);
    expect(names.slice(0, 3)).toEqual(['saddlerOne', 'saddlerTwo', 'saddler 2000']);
    expect(first.relaxed).toMatchObject({
      from: 0,
      leftOut: ['words'],
      words: ['saddler', 'bridle', 'glovemaking'],
      inTexts: 8,
    });
    for (let cursor = first.page.nextCursor; cursor !== null;) {
      const { page, relaxed } = await ask({ q, limit: '10', cursor });
      expect(relaxed).toBeNull();
      names.push(...jobs.namesOf(page));
      cursor = page.nextCursor;
    }
    const matching = names.filter((name) => name !== 'saddlerOne' && name !== 'saddlerTwo');
    expect(matching).toHaveLength(24);
    expect(new Set(names).size).toBe(26);
  });

  test('leave what only texts match to the next page where all are better', async () => {
    const q = 'saddler bridle glovemaking';
    const first = await ask({ q, limit: '1' });
    expect([jobs.namesOf(first.page), first.total]).toEqual([['saddlerOne'], 24]);
    const second = await ask({ q, limit: '50', cursor: first.page.nextCursor ?? '' });
    expect(new Set(jobs.namesOf(second.page)).size).toBe(24);
    expect(second.page.nextCursor).toBeNull();
  });

  test('fill the page and no more', async () => {
    const { found, part } = await ask({ q: 'welder foreman', limit: '7' });
    expect([found, part.length]).toEqual([['weldingForeman'], 6]);
  });

  test('the same job is listed once, and each posting with "each"', async () => {
    const once = await ask({ q: 'zither piano tuner' });
    expect(once.found).toEqual([]);
    expect(once.part.filter((name) => name.startsWith('tuner'))).toHaveLength(1);
    expect(once.alike[jobs.idOf('tunerOne')]).toBe(1);
    const each = await ask({ q: 'zither piano tuner', each: 'true' });
    expect(each.part.filter((name) => name.startsWith('tuner'))).toHaveLength(2);
    expect(each.alike).toEqual({});
  });

  test('a job that is listed already stands for the others of it', async () => {
    const { found, part } = await ask({ q: 'piano tuner' });
    expect(found).toEqual(['tunerOne']);
    expect(part).not.toContain('tunerTwo');
    expect(part).toContain('otherText');
  });
});

describe('what is said of jobs that match in part', () => {
  test('everything that one of them does not match is named', async () => {
    expect(await ask({ q: 'part time $40 an hour teller' })).toMatchObject({
      found: [],
      part: ['tellerPart', 'tellerFull'],
      relaxed: { from: 0, leftOut: ['pay', 'type'], miles: null },
    });
    // there is no part-time upholsterer, so both are dropped for the only job
    expect(await ask({ q: 'part time $40 an hour upholsterer' })).toMatchObject({
      part: ['upholsterer'],
      relaxed: { from: 0, leftOut: ['pay', 'type'] },
    });
  });

  test('with fewer words the nearest come first, too, and how far they are is said', async () => {
    const { part, relaxed } = await ask({ q: 'bilingual plumber tulsa ok' });
    expect(part).toEqual([
      'plumberTulsa',
      'plumberNearTulsa',
      'plumberOkmulgee',
      'plumberBartlesville',
    ]);
    expect(relaxed?.miles).toBe(60);
    expect(relaxed?.leftOut.toSorted()).toEqual(['place', 'words']);
  });

  test('the same text of an unnamed company is not listed again', async () => {
    const { found, part, alike } = await ask({ q: 'zither tuner' });
    expect(found).toEqual(['sameText', 'otherText']);
    expect(alike).toMatchObject({ [jobs.idOf('sameText')]: 1 });
    expect(part).not.toContain('sameTextAgain');
  });
});

describe('corrected words', () => {
  test('are searched in part where neither finds anything', async () => {
    const { found, part, searchedFor, relaxed, total } = await ask({ q: 'dispacher upholsterer' });
    expect([found, total, searchedFor]).toEqual([[], 0, 'dispatcher upholsterer']);
    expect(relaxed?.words).toEqual(['dispatcher', 'upholsterer']);
    expect(part.toSorted()).toEqual(['bilingualDispatcher', 'dispatcher', 'upholsterer']);
    expect(relaxed?.leftOut).toEqual(['words']);
  });

  test('with a place and a pay', async () => {
    expect(await ask({ q: 'plummber tulsa' })).toMatchObject({
      found: ['plumberTulsa', 'plumberNearTulsa'],
      searchedFor: 'plumber',
      read: [{ kind: 'place', place: 'Tulsa, OK' }],
    });
  });

  test('not as typed', async () => {
    expect(await ask({ q: 'dispacher upholsterer', asTyped: 'true' })).toMatchObject({
      searchedFor: null,
      part: ['upholsterer'],
    });
  });
});

describe('the order', () => {
  test('the name of the job before longer ones, of equal ones the newer', async () => {
    expect((await ask({ q: 'baker' })).found).toEqual(['baker', 'bakerOld', 'bakerManager']);
  });

  test('a company that has this name before what says its words', async () => {
    const { found } = await ask({ q: 'burger barn' });
    expect(found).toEqual(['burgerBarn', 'barnCook']);
  });

  test('the city before what is around, though newer', async () => {
    expect((await ask({ q: 'plumber in tulsa' })).found).toEqual([
      'plumberTulsa',
      'plumberNearTulsa',
    ]);
  });

  test('by age where that is asked for', async () => {
    expect((await ask({ q: 'plumber in tulsa', sort: 'newest' })).found).toEqual([
      'plumberNearTulsa',
      'plumberTulsa',
    ]);
  });
});
