import type { Seed } from './answers';
import { eachField, missingFields, nullFields, unknownFields } from './malformedRecords';
import {
  wildCategories,
  wildEmployer,
  wildFeatured,
  wildJob,
  wildSeeker,
  wildTerms,
  type WildRecord,
} from './records';

const markup = [
  '<script>window.__pwned=1</script>',
  '<img src=x onerror="window.__pwned=1">',
  '"\'><svg/onload=window.__pwned=1>',
  'javascript:window.__pwned=1',
  '</title></textarea><script>window.__pwned=1</script>',
  '{{constructor.constructor("window.__pwned=1")()}}',
  'data:text/html,<script>window.__pwned=1</script>',
  '&lt;b&gt;&#x3C;i&#x3E;',
  '<!--',
  '${window.__pwned=1}',
  'https://x.invalid/"onmouseover="window.__pwned=1',
];
const scripts = [
  'مبيعات وتسويق في مدينة الرياض',
  '\u202Eمعكوس',
  '👩‍👩‍👧‍👦'.repeat(40),
  '\u0000\u0001\u0007\uFFFE',
  'Z̷̢͖a̸l̵g̷o̶',
  'ﷺ'.repeat(60),
  '日本語の求人情報',
  '\ud800',
  'half \udc00 letter',
];
const amounts: readonly unknown[] = [
  -1500,
  'NaN',
  1e300,
  '1e999',
  '٣٠٠٠',
  '$1,2,3',
  true,
  { $numberDecimal: '12' },
  '123456789012345678901234567890',
  -0,
  null,
];
const shapes: readonly unknown[] = [
  { deep: { deeper: [{ text: 'x' }] } },
  ['a', ['b']],
  true,
  false,
  12,
  {},
  [],
  { $oid: '65f0' },
  [null],
  { toString: 'x' },
  '12',
];

/** Returns the values in turn, so that each record has them in other fields. */
const cycle = (values: readonly unknown[]) => {
  let next = 0;
  return () => values[next++ % values.length];
};
const oneOfAmounts = cycle(amounts);
const longWord = (name: string) => `${name}${'W'.repeat(10_000)}`;

/** What a host may send instead of a text or an amount. */
const contents: Record<string, (name: string, value: unknown) => unknown> = {
  markup: cycle(markup),
  'words of 10,000 letters': longWord,
  'other scripts and letters that are none': cycle(scripts),
  amounts: (name) =>
    name === 'monthlysalary2' ? 1e300 : name === 'numberofvacancies' ? 1e21 : oneOfAmounts(),
  'objects, lists and booleans': cycle(shapes),
  'blanks and empty texts': cycle(['', ' \n\t\u00A0 ']),
};
const whole: Record<string, (records: WildRecord[]) => WildRecord[]> = {
  'fields that are null': (records) => nullFields(records) as WildRecord[], // the same records
  // the same records
  'fields that are missing': (records) => missingFields(records) as WildRecord[],
  'fields nobody knows': (records) => unknownFields(records) as WildRecord[], // the same records
  ...Object.fromEntries(
    Object.entries(contents).map(([name, change]) => [
      name,
      (records: WildRecord[]) => records.map((record) => eachField(record, change)),
    ]),
  ),
};

/**
 * Returns seeds with only hostile records, named after their content; names and ids are the usual
 * ones.
 */
export const hostileSeeds = (): [string, Seed][] =>
  Object.entries(whole).map(([name, spoil]) => [
    name,
    {
      jobs: spoil(Array.from({ length: 45 }, (_, n) => wildJob(n))),
      employers: spoil([wildEmployer(0), wildEmployer(1)]),
      seekers: spoil([wildSeeker(0), wildSeeker(1)]),
      featured: spoil(wildFeatured()),
      terms: spoil(wildTerms()),
      // hostile category names, too, except for the one that links lead to
      categories: spoil(wildCategories()).map((category, at) =>
        at === 0
          ? category
          : {
              ...category,
              categoryName: contents[name]?.('', category.categoryName) ?? category.categoryName,
            },
      ),
    },
  ]);
