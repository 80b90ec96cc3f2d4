import { readJob } from '@/api/wire/readAnswers';
import { largerPlaces } from '@contract/generated/gazetteer/largerPlaces';
import { readGazetteer, type Gazetteer } from '@contract/search/places/gazetteer';
import { toIndexedJob } from './index/indexedJob';
import { makeJobIndex } from './index/jobIndex';
import { noSearch } from './jobSearch';
import type { Reply } from './messages';
import { makeGazetteerSource } from './places/loadGazetteer';
import { makeSearcher } from './searcher';
import { searchJobs } from './searchJobs';

const gazetteer = readGazetteer(largerPlaces);
/** Searches arbitrary records of a host. */
const find = (records: readonly unknown[], q: string, context = { now: 0, gazetteer }) => {
  const index = makeJobIndex();
  index.add(readJob.many(records).map(toIndexedJob));
  const steps = searchJobs(index, { ...noSearch, q }, context);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

test('no jobs', () => {
  expect(find([], 'plumber in tulsa $30 an hour')).toMatchObject({
    positions: [],
    total: 0,
    preferred: [],
    relaxed: null,
    loosened: [],
  });
});

test('a text of a million letters is found, and its words as well', () => {
  const joboverview = `${'lorem ipsum '.repeat(90_000)} needle`;
  const records = [
    { jobtitle: 'Cook', joboverview },
    { jobtitle: 'x'.repeat(1_000_000), location: 'y'.repeat(1_000_000) },
  ];
  expect(find(records, 'needle')).toMatchObject({ positions: [0], total: 1 });
  expect(find(records, 'cook in boston')).toMatchObject({ total: 0 });
});

test('a thousand postings with the same title are one, and all are counted', () => {
  const records = Array.from({ length: 1000 }, (_, n) => ({
    _id: String(n),
    jobtitle: 'Line Cook',
    companyname: 'Olive & Rye',
    location: 'Boston',
  }));
  const { positions, total, alike } = find(records, 'line cook');
  // those that are too old to be ranked are listed separately
  expect([positions[0], total, alike.get(0)]).toEqual([0, 1000, 399]);
});

const searchTulsa = async (load: () => Promise<Gazetteer>, times: number) => {
  const replies: Reply[] = [];
  const send = makeSearcher((reply) => replies.push(reply), 5, makeGazetteerSource(load));
  const job = { jobtitle: 'Plumber', location: 'Tulsa, OK' };
  send({ kind: 'jobs', jobs: readJob.many([job]).map(toIndexedJob) });
  send({ kind: 'complete' });
  for (let id = 1; id <= times; id += 1) {
    send({ kind: 'search', id, asked: { search: { ...noSearch, q: 'plumber tulsa ok' }, now: 0 } });
    while (!replies.some((reply) => reply.kind === 'answer' && reply.id === id))
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
  }
  return replies.at(-1);
};

test('without a gazetteer words are searched as words', async () => {
  const last = await searchTulsa(() => Promise.reject(new Error('offline')), 1);
  expect(last).toMatchObject({ answer: { positions: [0], read: [] } });
});

test('once the gazetteer can be loaded, the next search reads places', async () => {
  let isOnline = false;
  const load = async () => {
    if (isOnline) return gazetteer;
    isOnline = true;
    throw new Error('offline');
  };
  const last = await searchTulsa(load, 2);
  expect(last).toMatchObject({ answer: { positions: [0], read: [expect.anything()] } });
});
