import type { Queryable } from '../../database/database';
import { clearReadCache, invalidatingReads, cachedRead } from './cachedRead';

const noDatabase: Queryable = {
  query: () => Promise.reject(new Error('nothing is read here')),
  execute: () => Promise.reject(new Error('nothing is written here')),
};
const makeReader = () => {
  const db = { ...noDatabase };
  let reads = 0;
  const read = async (): Promise<number> => (reads += 1);
  return { db, read };
};

test('reads once for everybody who asks, and anew once something has changed', async () => {
  const { db, read } = makeReader();
  const both = [cachedRead(db, 'words', read), cachedRead(db, 'words', read)];
  expect(await Promise.all(both)).toEqual([1, 1]);
  expect(await cachedRead(db, 'words', read)).toBe(1);
  expect(await cachedRead(db, 'places', read)).toBe(2);
  clearReadCache();
  expect(await cachedRead(db, 'words', read)).toBe(3);
});

test('keeps nothing that was begun before a change for whoever asks after it', async () => {
  const { db, read } = makeReader();
  let end = (): void => {};
  const mayEnd = new Promise<void>((resolve) => {
    end = resolve;
  });
  const early = cachedRead(db, 'words', async () => {
    await mayEnd;
    return 0;
  });
  await expect(invalidatingReads(Promise.reject(new Error('halfway')))).rejects.toThrow('halfway');
  const late = cachedRead(db, 'words', read);
  end();
  expect(await Promise.all([early, late])).toEqual([0, 1]);
  expect(await cachedRead(db, 'words', read)).toBe(1);
});

test('keeps no failure, and nothing of one database for another', async () => {
  const { db, read } = makeReader();
  const fails = (): Promise<number> => Promise.reject(new Error('away'));
  await expect(cachedRead(db, 'words', fails)).rejects.toThrow('away');
  expect(await cachedRead(db, 'words', read)).toBe(1);
  expect(await cachedRead({ ...noDatabase }, 'words', read)).toBe(2);
});
