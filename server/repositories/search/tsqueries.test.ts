import { parseQuery } from '@contract/search/parseQuery';
import { emptyTsqueries } from '../../test/search/emptyTsqueries';
import { rarestFirst, type Tsqueries } from './tsqueries';

const asked = (typed: string): Tsqueries => {
  const parsed = parseQuery(typed);
  return {
    ...emptyTsqueries,
    parsed,
    order: parsed.filter(({ negated }) => !negated).map((_, at) => at),
  };
};
const weights = new Map([
  ['welder', 0.9],
  ['night', 0.4],
  ['manager', 0.2],
]);

test('the index is asked for the word first that tells most', () => {
  const { order } = rarestFirst(asked('manager night -tig welder '), ({ any: [typed] }) =>
    Number(weights.get(typed?.words ?? '')),
  );
  expect(order).toEqual([2, 1, 0]);
});

test('words that tell as much stay as they were typed', () => {
  expect(rarestFirst(asked('one two three '), () => 1).order).toEqual([0, 1, 2]);
});
