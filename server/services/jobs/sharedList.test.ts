import { gunzipSync } from 'node:zlib';
import { shareList } from './sharedList';

const words = Array.from({ length: 50 }, (_, at) => `word ${at} ${'x'.repeat(at)} `);

const make = (failAt = Infinity) => {
  const told = { pieces: 0, kept: 0, failures: 0 };
  const pieces = async function* () {
    for (const word of words) {
      if (told.pieces === failAt) throw new Error('gone');
      told.pieces += 1;
      yield word;
    }
  };
  const list = shareList({
    pieces: pieces(),
    onKept: (bytes) => {
      told.kept += bytes;
    },
    onFailure: () => {
      told.failures += 1;
    },
  });
  return { list, told };
};
type Parts = AsyncGenerator<Buffer, void>;
const take = async (parts: Parts, count = Infinity): Promise<Buffer> => {
  const taken: Buffer[] = [];
  while (taken.length < count) {
    const { value, done } = await parts.next();
    if (done === true || value === undefined) break;
    taken.push(value);
  }
  return Buffer.concat(taken);
};
const text = (packed: Buffer) => gunzipSync(packed).toString();

test('each reads all of it, whenever they come; each piece is made once', async () => {
  const { list, told } = make();
  const early = list.read();
  const begin = await take(early, 10);
  const [rest, whole] = await Promise.all([take(early), take(list.read())]);
  expect(text(Buffer.concat([begin, rest]))).toBe(words.join(''));
  expect(text(whole)).toBe(words.join(''));
  expect(text(await take(list.read()))).toBe(words.join(''));
  expect(told.pieces).toBe(words.length);
});

test('one who stops reading holds nobody up, and no more is made than somebody reads', async () => {
  const { list, told } = make();
  const slow = list.read();
  const begin = await take(slow, 3);
  expect(told.pieces).toBeLessThan(10);
  await take(list.read());
  expect(text(Buffer.concat([begin, await take(slow)]))).toBe(words.join(''));
});

test('once closed, what all have read is let go', async () => {
  const { list, told } = make();
  const [slow, left] = [list.read(), list.read()];
  await take(left, 5);
  const begin = await take(slow, 20);
  const before = told.kept;
  list.close();
  // drops what both have read
  expect(told.kept).toBeLessThan(before);
  expect(told.kept).toBeGreaterThan(0);
  await left.return();
  expect(told.kept).toBe(0);
  expect(text(Buffer.concat([begin, await take(slow)]))).toBe(words.join(''));
  expect(told.kept).toBe(0);
});

test('a failure reaches all who read, after what was there before it', async () => {
  const { list, told } = make(20);
  const [one, other] = [list.read(), list.read()];
  await expect(take(one)).rejects.toThrow('gone');
  await expect(take(other)).rejects.toThrow('gone');
  expect(told).toMatchObject({ pieces: 20, failures: 1 });
  list.close();
  expect(told.kept).toBe(0);
});
