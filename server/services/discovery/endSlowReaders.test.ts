import { setTimeout as sleep } from 'node:timers/promises';
import { endSlowReaders } from './endSlowReaders';

const bounds = { bytesPerSecond: 1000, minWait: 100 };
async function* partsOf(bytes: number, pause = 0): AsyncGenerator<string, void, undefined> {
  for (let count = 0; count < 20; count += 1) {
    if (pause > 0) await sleep(pause);
    yield 'x'.repeat(bytes);
  }
}
const read = async (parts: AsyncIterable<string>, pause = 0): Promise<number> => {
  let bytes = 0;
  for await (const part of endSlowReaders(parts, bounds)) {
    bytes += part.length;
    if (pause > 0) await sleep(pause);
  }
  return bytes;
};

test('who takes too few bytes a second is ended', async () => {
  await expect(read(partsOf(10), 40)).rejects.toThrow('too slow');
});

test('who takes enough is not, however long it takes', async () => {
  expect(await read(partsOf(10_000), 40)).toBe(200_000);
});

test('what takes its time to be made is nobody else’s fault', async () => {
  expect(await read(partsOf(10, 40))).toBe(200);
});
