import { linesOf, type Line } from './lines';

async function* chunked(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const read = async (bytes: Uint8Array, size: number, limit?: number, encoding?: string) => {
  const lines: Line[] = [];
  for await (const line of linesOf(chunked(bytes, size), encoding, limit)) lines.push(line);
  return lines.map(({ text }) => text);
};

test.each([1, 2, 3, 7, 1000])(
  'lines survive chunks of %i bytes, a byte order mark and Windows line ends',
  async (size) => {
    const bytes = Buffer.from('\uFEFFcafé\r\n👋 two\n\nlast');
    expect(await read(bytes, size)).toEqual(['café', '👋 two', '', 'last']);
  },
);

test.each([1, 2, 3, 7, 1000])(
  'lines may end as those of old Macs do, with line breaks of any kind in quotes (chunks of %i)',
  async (size) => {
    expect(await read(Buffer.from('a,b\r"one\ntwo",c\r\rlast'), size)).toEqual([
      ...['a,b', '"one\ntwo",c', '', 'last'],
    ]);
    expect(await read(Buffer.from('"a\rb",c\nd\re\n'), size)).toEqual(['"a\rb",c', 'd\re']);
    expect(await read(Buffer.from('a\r\r\nb\r'), size)).toEqual(['a\r', 'b']);
    // a quote that never closes
    expect(await read(Buffer.from('19" a\nb\r\nc'), size)).toEqual(['19" a', 'b', 'c']);
    expect(await read(Buffer.from('19" a\nbcdefg\nh\n'), size, 8)).toEqual([
      ...['19" a', 'bcdefg', 'h'],
    ]);
  },
);

test.each([1, 5, 1000])(
  'a line beyond the limit is told of once, and its neighbours are whole (chunks of %i)',
  async (size) => {
    expect(await read(Buffer.from(`a\n${'x'.repeat(50)}\nb\n${'y'.repeat(50)}`), size, 10)).toEqual(
      ['a', null, 'b', null],
    );
  },
);

test('another encoding, and bytes that are none', async () => {
  expect(await read(Buffer.from([0x63, 0xe9]), 10, undefined, 'windows-1252')).toEqual(['cé']);
  expect(await read(Buffer.from([0x63, 0xe9]), 10)).toEqual(['c\uFFFD']);
});

test('lines are counted from 1, and an empty file has none', async () => {
  const numbers: number[] = [];
  for await (const { number } of linesOf(chunked(Buffer.from('a\nb\n'), 1))) numbers.push(number);
  expect(numbers).toEqual([1, 2]);
  expect(await read(Buffer.alloc(0), 1)).toEqual([]);
});
