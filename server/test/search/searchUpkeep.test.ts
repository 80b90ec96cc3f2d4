import { raw } from 'sql-template-tag';
import { countVocabulary } from '../../repositories/search/searchVocabulary';
import { startSearchUpkeep } from '../../services/search/searchUpkeep';
import { vocabularyOf } from '../../services/search/vocabulary';
import { openHost, type TestHost } from '../host';
import { addCategories, insertTestJobs } from '../jobFixtures';

let host: TestHost;
beforeEach(async () => {
  host = await openHost();
  await addCategories(host);
  await insertTestJobs(host, [{ title: 'Saddler' }, { title: 'Saddler' }, { title: 'Cook' }]);
  // as if counted by a host that has ended since
  await countVocabulary(host.db);
});
afterEach(() => host.close());

/** Starts the upkeep while the words are locked, and stops it once they are unlocked. */
const upkeepWhile = async (lock: 'SHARE' | 'ACCESS EXCLUSIVE', look: () => void): Promise<void> => {
  let upkeep: ReturnType<typeof startSearchUpkeep> | undefined;
  await host.db.transaction(async (tx) => {
    await tx.execute(raw(`LOCK TABLE search_words IN ${lock} MODE`));
    upkeep = startSearchUpkeep(host.context);
    await upkeep.wordsLoaded;
    look();
  });
  await upkeep?.stop();
};

test('words that were counted before are there while they are counted anew', async () => {
  await upkeepWhile('SHARE', () => {
    expect(vocabularyOf(host.db).countsOf('saddler')?.titles).toBe(2);
  });
});

test('a host that starts waits for them for a second at most', async () => {
  const start = Date.now();
  await upkeepWhile('ACCESS EXCLUSIVE', () => {
    expect(Date.now() - start).toBeLessThan(3000);
    expect(vocabularyOf(host.db).jobs).toBe(0);
  });
  expect(vocabularyOf(host.db).jobs).toBe(3);
});
