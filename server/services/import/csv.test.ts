import fc from 'fast-check';
import { delimiterOf, splitRecord, type SplitRecord } from './csv';

test.each<[record: string, fields: string[]]>([
  ['a,b,c', ['a', 'b', 'c']],
  ['a,,', ['a', '', '']],
  ['', ['']],
  ['"a,b",c', ['a,b', 'c']],
  ['"say ""hello""",c', ['say "hello"', 'c']],
  ['"",c', ['', 'c']],
  ['"two\nlines",c', ['two\nlines', 'c']],
  ['19" rack,c', ['19" rack', 'c']],
  ['"a" ,c', ['a', 'c']],
  [' "a",c', [' "a"', 'c']],
])('%j has the fields %j', (record, fields) => {
  expect(splitRecord(record, ',')).toEqual({ fields, state: 'whole' });
});

test.each(['"a', 'a,"b', 'a,"b""', '"'])('%j goes on in the next line', (record) => {
  expect(splitRecord(record, ',').state).toBe('open');
});

test.each(['"a"b,c', '"Curator,"Reno, NV"', 'a,"b"c"'])('%j is broken', (record) => {
  expect(splitRecord(record, ',').state).toBe('broken');
});

test('an open record goes on as if its lines had come at once', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a",\n]{0,30}$/), (text) => {
      const [first = '', ...others] = text.split('\n');
      const lines = [first];
      let record: SplitRecord = splitRecord(first, ',');
      for (const line of others) {
        if (record.state !== 'open') break;
        lines.push(line);
        record = splitRecord(`\n${line}`, ',', record);
      }
      expect(record).toEqual(splitRecord(lines.join('\n'), ','));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['a,b,c', ','],
  ['a;b;"c,d"', ';'],
  ['a;"b, c, d";e', ';'],
  ['"a;b;c;d","e"', ','],
  ['a\t"b, c, d, e"\t', '\t'],
  ['a\tb\tc', '\t'],
  ['a|b', '|'],
  ['a', ','],
])('%j is separated by %j', (header, delimiter) => {
  expect(delimiterOf(header)).toBe(delimiter);
});
