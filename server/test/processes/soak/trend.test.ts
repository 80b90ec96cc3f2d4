import { median, trendsOf } from './trend';

const bounds = { heap: { ratio: 1.1, slack: 5 } };
const rowsOf = (values: number[]) => values.map((heap) => ({ heap }));
const grew = (values: number[]) => trendsOf(rowsOf(values), bounds)[0]?.grew;

test('the median of an odd and an even number of values', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2.5, Number.NaN]);
});

test.each([
  ['level', [100, 101, 99, 100, 102, 98, 100, 101, 99, 100], false],
  ['down', [120, 118, 110, 108, 105, 104, 103, 102, 101, 100], false],
  [
    'a peak within the first or last fifth',
    Array.from({ length: 15 }, (_, i) => (i === 13 ? 900 : 100)),
    false,
  ],
  ['up to the bound', [100, 100, 100, 100, 100, 100, 100, 100, 115, 115], false],
  ['above the bound', [100, 100, 100, 100, 100, 100, 100, 100, 116, 116], true],
  ['steadily up', Array.from({ length: 30 }, (_, i) => 100 + i), true],
  ['one that was not measured', [100, Number.NaN], true],
])('%s', (_what, values, expected) => {
  expect(grew(values)).toBe(expected);
});
