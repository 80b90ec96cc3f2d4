import { setInterval as ticks } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { now } from '../../test/sources/readersFixtures';
import type { SourceErrorProblem } from './readers/sourceRow';
import { readRows, type RowsRequest } from './readRows';
import { rowsOf } from './rowsOf';
import { readRowsInThread } from './rowsThread';

const problem = (which: SourceErrorProblem) => expect.objectContaining({ problem: which });
const asked = (kind: RowsRequest['kind'], text: string | Buffer): RowsRequest => ({
  ...{ kind, bytes: Buffer.from(text), url: 'https://mill.example/jobs', company: 'Mill', now },
});
const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const description = `<h2>The work</h2>${'<p>Cook &amp; <b>clean</b> by the fire, day and night.</p>'.repeat(20)}`;

const xml = (count: number): string =>
  `<source>${numbers(count)
    .map(
      (n) =>
        `<job><title>Cook ${n % 900}</title><referencenumber>${n % 900}</referencenumber><url>/${n}</url><city>Erie</city><state>PA</state><expirationdate>2026-12-31</expirationdate><salary>$${20 + (n % 9)} an hour</salary><description><![CDATA[${description}]]></description></job>`,
    )
    .join('')}<job><title></title></job></source>`;
const board = (count: number): string =>
  JSON.stringify({
    jobs: numbers(count).map((id) => ({ id, title: `Cook ${id}`, content: description })),
  });
const table = (count: number): string =>
  `id;title;description\n${numbers(count)
    .map((n) => `${n};Cook;"${description}"\n`)
    .join('')}`;

test.each<[kind: RowsRequest['kind'], text: string]>([
  ['indeed', xml(300)],
  ['greenhouse', board(300)],
  ['csv', table(300)],
])('a large source of the kind %s is the same as read here', async (kind, text) => {
  const request = asked(kind, text);
  expect(await rowsOf(request)).toStrictEqual(await readRows(request));
});

test('while a large source is read, everything else goes on', async () => {
  const request = asked('indeed', xml(2500));
  let isOver = false;
  const reading = rowsOf(request).finally(() => {
    isOver = true;
  });
  const began = performance.now();
  let [last, longest, count] = [began, 0, 0];
  for await (const _ of ticks(5)) {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    count += 1;
    if (isOver) break;
  }
  expect((await reading)?.rows).toHaveLength(2501);
  // reading on the main thread would block once for the whole time
  expect(count).toBeGreaterThan(20);
  expect(longest).toBeLessThan((last - began) / 3);
});

test('what takes too long or too much memory is ended, and so is what is stopped', async () => {
  const request = asked('greenhouse', board(400));
  await expect(readRowsInThread(request, { timeout: 50 })).rejects.toEqual(problem('tooMuch'));
  // on other platforms CPU time isn't available
  const little = process.platform === 'linux' ? { maxCpuTime: 10 } : { timeout: 500 };
  const long = asked('indeed', xml(2500));
  await expect(readRowsInThread(long, little)).rejects.toEqual(problem('tooMuch'));
  await expect(readRowsInThread(request, { heapMegabytes: 8 })).rejects.toEqual(problem('tooMuch'));
  const abort = new AbortController();
  const stopped = readRowsInThread(request, { signal: abort.signal });
  abort.abort();
  expect(await stopped).toBeUndefined();
  expect(await readRowsInThread(request, { signal: abort.signal })).toBeUndefined();
  await expect(rowsOf(asked('indeed', table(400)))).rejects.toEqual(problem('format'));
});

test('what takes the most memory for its bytes harms nobody', async () => {
  // empty lists and objects
  const lists = await rowsOf(asked('greenhouse', `{"jobs":[${'[],'.repeat(3_400_000)}[]]}`));
  expect(lists?.rows).toHaveLength(5001);
  expect((await rowsOf(asked('jsonLd', `[${'{},'.repeat(3_400_000)}{}]`)))?.rows).toEqual([]);
});

test.each<[kind: RowsRequest['kind'], text: string]>([
  ['indeed', xml(3)],
  ['greenhouse', board(300)],
  ['csv', table(3)],
])('a gzip file of the kind %s is read', async (kind, text) => {
  const half = Math.floor(text.length / 2);
  const parts = [text.slice(0, half), text.slice(half)].map((part) => gzipSync(part));
  const expected = await readRows(asked(kind, text));
  // also concatenated, as `cat` does with two gzip files
  for (const packed of [gzipSync(text), Buffer.concat(parts)])
    expect(await rowsOf(asked(kind, packed))).toStrictEqual(expected);
});

test('a gzip file is unpacked as far as there is room, and a broken one is none', async () => {
  const bomb = gzipSync(Buffer.alloc(300 * 1024 * 1024, ' '), { level: 9 });
  const before = process.memoryUsage.rss();
  await expect(rowsOf(asked('csv', bomb))).rejects.toEqual(problem('size'));
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  const cut = gzipSync(xml(3)).subarray(0, -20);
  await expect(rowsOf(asked('indeed', cut))).rejects.toEqual(problem('format'));
});
