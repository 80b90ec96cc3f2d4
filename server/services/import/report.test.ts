import { progressLine, reportTable } from './report';

const full = {
  file: '/data/full.jsonl.gz',
  imported: 1990,
  duplicates: 3,
  skipped: new Map([
    ['no title', 2],
    ['broken JSON', 5],
  ]),
};
const titles = {
  file: '/data/titles.csv.gz',
  imported: 33_246,
  duplicates: 0,
  skipped: new Map<string, number>(),
  problem: 'it ends before its gzip data does',
};

test('the table has a line a file, why rows were skipped, and the sums', () => {
  expect(reportTable([full, titles])).toBe(
    [
      'File                Taken    Repeated     Skipped',
      'full.jsonl.gz       1,990           3           7',
      '  skipped: 5 × broken JSON',
      '  skipped: 2 × no title',
      'titles.csv.gz      33,246           0           0',
      '  not read to its end: it ends before its gzip data does',
      'All files          35,236           3           7',
    ].join('\n'),
  );
});

test('one file needs no sums', () => {
  expect(reportTable([full])).not.toContain('All files');
  expect(progressLine(full)).toBe('full.jsonl.gz: 1,990 taken, 3 repeated, 7 skipped');
});
