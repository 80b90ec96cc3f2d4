import { day } from '@contract/time/durations';
import { openSearch, type SearchedJobs, type SearchParameters } from './searchedJobs';

// how queries are parsed is tested in contract/search; these tests cover what the search does with
// it

let jobs: SearchedJobs;
const ago = (days: number) => new Date(Date.now() - days * day);
const remoteAgent = 'Work From Home Part Time Sales Agent';
beforeAll(async () => {
  jobs = await openSearch({
    plumberNearTulsa: { title: 'Plumber', location: 'Broken Arrow, OK' },
    plumberTulsa: { title: 'Plumber', location: 'Tulsa, OK' },
    plumberOfTheCity: { title: 'Plumber', location: 'Oklahoma City, OK' },
    nurseTulsa: { title: 'Registered Nurse', location: 'Tulsa, Oklahoma' },
    nurseLincoln: { title: 'Registered Nurse', location: 'Lincoln, NE' },
    mechanic: { title: 'Mechanic', company: 'Lincoln Motors', location: 'Denver, CO' },
    waiterPlano: { title: 'Waiter', location: 'Plano, TX' },
    waiterFortWorth: { title: 'Waiter', location: 'Fort Worth, TX' },
    waiterHouston: { title: 'Waiter', location: 'Houston, TX' },
    cookWellPaid: { title: 'Cook', payFrom: 3500, payTo: 4000, createdAt: ago(9) },
    cookBadlyPaid: { title: 'Cook', payFrom: 2500, payTo: 3000, createdAt: ago(9) },
    cookOfToday: { title: 'Cook' },
    tellerPart: { title: 'Teller', employmentType: 'Part-time' },
    tellerFull: { title: 'Teller', employmentType: 'Full-time' },
    tellerSaysPart: { title: 'Part Time Teller', employmentType: 'Full-time' },
    tellerRemote: { title: 'Teller', location: 'Remote' },
    agent: { title: remoteAgent, employmentType: 'Full-time', location: 'Tulsa, OK' },
    agentElsewhere: { title: remoteAgent, employmentType: 'Full-time', location: 'Reno, NV' },
    clerk: { title: 'Remote Clerk', employmentType: 'Full-time', location: 'Reno, NV' },
  });
});
afterAll(() => jobs.host.close());

/** Returns the names of the full matches, in order, and what was parsed. */
const found = async (parameters: SearchParameters) => {
  const page = await jobs.search({ ...parameters, each: 'true' });
  const names = jobs.namesOf(page, 'found');
  expect([page.totalIsExact, page.total]).toEqual([true, names.length]);
  return { names, read: page.read, loosened: page.loosened };
};
const foundInAnyOrder = async (parameters: SearchParameters) =>
  (await found(parameters)).names.toSorted();

describe('a place among the words', () => {
  test.each([
    'plumber tulsa ok',
    'plumber in tulsa',
    'tulsa plumber',
    'Plumbers jobs in Tulsa, OK',
  ])('"%s": jobs there and within 25 miles, the city first', async (q) => {
    const { names, read } = await found({ q });
    expect(names).toEqual(['plumberTulsa', 'plumberNearTulsa']);
    expect(read).toEqual([{ kind: 'place', text: expect.any(String), place: 'Tulsa, OK' }]);
    expect(q).toContain(read[0]?.text);
  });

  test('taken back, it is words like the others', async () => {
    const text = (await found({ q: 'plumber tulsa ok' })).read[0]?.text ?? '';
    expect(text).toBe('tulsa ok');
    expect(await found({ q: 'plumber tulsa ok', asWords: text })).toMatchObject({
      names: ['plumberTulsa'],
      read: [],
    });
  });

  test('alone, it is the city alone', async () => {
    expect(await foundInAnyOrder({ q: 'tulsa ok' })).toEqual([
      'agent',
      'nurseTulsa',
      'plumberTulsa',
    ]);
    expect(await foundInAnyOrder({ q: 'jobs in tulsa' })).toEqual([
      'agent',
      'nurseTulsa',
      'plumberTulsa',
    ]);
  });

  test('a state is all of it', async () => {
    const { names, read } = await found({ q: 'plumber in oklahoma' });
    expect(names.toSorted()).toEqual(['plumberNearTulsa', 'plumberOfTheCity', 'plumberTulsa']);
    expect(read).toEqual([{ kind: 'place', text: 'in oklahoma', place: 'Oklahoma' }]);
  });

  test('what finds nothing as a place is searched as words', async () => {
    expect(await found({ q: 'mechanic lincoln' })).toMatchObject({ names: ['mechanic'], read: [] });
    expect(await found({ q: 'nurse lincoln' })).toMatchObject({
      names: ['nurseLincoln'],
      read: [{ kind: 'place', text: 'lincoln', place: 'Lincoln, NE' }],
    });
  });

  test('where neither finds anything, the place and the words are each offered alone', async () => {
    expect(await found({ q: 'plumber lincoln' })).toEqual({
      names: [],
      read: [{ kind: 'place', text: 'lincoln', place: 'Lincoln, NE' }],
      loosened: [
        { leftOut: 'words', q: 'plumber', total: 3, totalIsExact: true },
        { leftOut: 'words', q: 'lincoln', total: 1, totalIsExact: true },
      ],
    });
  });

  test('where the field for places has one, none is read', async () => {
    expect(await found({ q: 'plumber tulsa', location: 'Oklahoma' })).toMatchObject({
      names: ['plumberTulsa'],
      read: [],
    });
  });
});

describe('the field for places', () => {
  test.each([
    ['74103', ['plumberNearTulsa', 'plumberTulsa'], 'plumber'],
    ['dfw', ['waiterFortWorth', 'waiterPlano'], 'waiter'],
    ['DFW', ['waiterFortWorth', 'waiterPlano'], ''],
    ['Houston, TX', ['waiterHouston'], 'waiter'],
    ['htown', ['waiterHouston'], 'waiter'],
    ['okc', ['plumberOfTheCity'], 'plumber'],
  ])('%s finds %j', async (location, names, q) => {
    expect(await foundInAnyOrder({ q, location })).toEqual(names);
  });
});

describe('pay, type, remote and age', () => {
  const cooks = ['cookBadlyPaid', 'cookOfToday', 'cookWellPaid'];
  const tellers = ['tellerFull', 'tellerPart', 'tellerRemote', 'tellerSaysPart'];
  test.each<[string, object, string[]]>([
    ['cook $20 an hour', { kind: 'pay', payMin: 3460 }, ['cookWellPaid']],
    ['cook under $3000 a month', { kind: 'pay', payMax: 3000 }, ['cookBadlyPaid']],
    ['cook 30k-36k', { kind: 'pay', payMin: 2500, payMax: 3000 }, ['cookBadlyPaid']],
    ['cook posted today', { kind: 'within', within: 1 }, ['cookOfToday']],
    ['part time teller', { kind: 'type', type: 'part-time' }, ['tellerPart']],
    ['remote teller', { kind: 'remote' }, ['tellerRemote']],
    ['teller work from home', { kind: 'remote' }, ['tellerRemote']],
    ['cook near me', { kind: 'nearMe', text: 'near me' }, cooks],
    ['cook no nights', { kind: 'unwanted', text: 'no nights' }, cooks],
  ])('"%s" is read', async (q, reading, names) => {
    const { names: shown, read } = await found({ q });
    expect(read).toEqual([{ text: expect.any(String), ...reading }]);
    expect(q).toContain(read[0]?.text);
    expect(shown.toSorted()).toEqual(names);
  });

  test.each<[string, SearchParameters, string[]]>([
    ['cook $20 an hour', { payMin: '2000' }, ['cookBadlyPaid', 'cookWellPaid']],
    ['cook $20 an hour', { payMax: '3000' }, ['cookBadlyPaid']],
    ['cook posted today', { within: '30' }, cooks],
    ['part time teller', { type: 'full-time' }, ['tellerFull', 'tellerRemote', 'tellerSaysPart']],
    ['part time teller', { type: ['full-time', 'part-time'] }, tellers],
  ])('"%s" is overruled by the filter %j', async (q, filter, names) => {
    expect(await foundInAnyOrder({ q, ...filter })).toEqual(names);
  });

  test('other filters go together with what was read', async () => {
    const q = 'part time teller';
    expect(await foundInAnyOrder({ q, within: '1' })).toEqual(['tellerPart']);
    expect(await foundInAnyOrder({ q, remote: 'true' })).toEqual([]);
  });

  test.each<[string, string, string[]]>([
    ['part time teller', 'part time', ['tellerSaysPart']],
    ['remote teller', 'remote', ['tellerRemote']],
    ['remote clerk', 'remote', ['clerk']],
    ['cook $20 an hour', '$20 an hour', []],
  ])('"%s" with "%s" taken back', async (q, asWords, names) => {
    const { names: shown, read } = await found({ q, asWords });
    expect(read).toEqual([]);
    expect(shown).toEqual(names);
  });

  test('what is within another word, too, is taken back', async () => {
    const q = 'draft teller ft';
    expect((await found({ q })).read).toEqual([{ kind: 'type', text: 'ft', type: 'full-time' }]);
    expect((await found({ q, asWords: 'ft' })).read).toEqual([]);
  });

  test('one of several is taken back', async () => {
    const q = 'remote part time teller tulsa ok';
    const kinds = async (asWords: string[]) =>
      (await found({ q, asWords })).read.map(({ kind }) => kind).toSorted();
    expect(await kinds([])).toEqual(['place', 'remote', 'type']);
    expect(await kinds(['part time'])).toEqual(['place', 'remote']);
    expect(await kinds(['tulsa ok', 'remote'])).toEqual(['type']);
  });

  test('in quotes and after a minus, nothing is read', async () => {
    expect(await found({ q: '"part time" teller' })).toMatchObject({
      names: ['tellerSaysPart'],
      read: [],
    });
    expect(await foundInAnyOrder({ q: 'teller -remote' })).toEqual([
      'tellerFull',
      'tellerPart',
      'tellerSaysPart',
    ]);
  });
});

describe('words that say nothing', () => {
  test.each(['plumber jobs', 'who is hiring plumbers', 'i am looking for a job as a plumber'])(
    '"%s" finds the plumbers',
    async (q) => {
      expect(await found({ q })).toMatchObject({
        names: ['plumberNearTulsa', 'plumberTulsa', 'plumberOfTheCity'],
        read: [],
      });
    },
  );

  test.each(['jobs', 'who is hiring', 'looking for work', 'trabajo'])(
    '"%s" finds all jobs, the newest first',
    async (q) => {
      const [asked, all] = [await found({ q }), await found({})];
      expect(asked.names).toEqual(all.names);
      expect(asked.names).toHaveLength(19);
    },
  );

  test('nothing but readings: all jobs that these leave', async () => {
    expect(await foundInAnyOrder({ q: 'part time jobs' })).toEqual(['tellerPart']);
    expect(await foundInAnyOrder({ q: 'jobs near me hiring now $18 an hour' })).toEqual([
      'cookWellPaid',
    ]);
  });
});

describe('a title that a job has', () => {
  test('typed as it is, it is read as nothing else', async () => {
    for (const q of [remoteAgent, remoteAgent.toLowerCase(), `  ${remoteAgent} `])
      expect(await found({ q })).toMatchObject({ names: ['agent', 'agentElsewhere'], read: [] });
  });

  test('with a place, the place alone is read', async () => {
    const { names, read } = await found({ q: `${remoteAgent} tulsa ok` });
    expect([names, read.map(({ kind }) => kind)]).toEqual([['agent'], ['place']]);
  });

  test('of fewer words, or with another one, all is read', async () => {
    expect((await found({ q: 'part time teller' })).read).toHaveLength(1);
    const { read } = await found({ q: 'Work From Home Part Time Sales Clerk' });
    expect(read.map(({ kind }) => kind)).toEqual(['remote', 'type']);
  });
});
