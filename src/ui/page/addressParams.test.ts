import { oneOf, pageIn } from './addressParams';

test.each([
  ['page=3', 3],
  ['', 1],
  ['page=', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.9', 2],
  ['page=two', 1],
  ['page=NaN', 1],
  ['page=10001', 10_000],
  ['page=1e300', 10_000],
  ['page=Infinity', 10_000],
])('the page of ?%s is %d', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page);
});

test('a list may have fewer pages', () => {
  expect(pageIn(new URLSearchParams('page=151'), 150)).toBe(150);
});

test('a choice is one of those, texts or numbers, and nothing else', () => {
  expect(oneOf(['newest', 'name'], 'name')).toBe('name');
  expect(oneOf([5, 10], '10')).toBe(10);
  for (const text of [null, '', 'Name', '10.0', 'toString'])
    expect([oneOf(['newest', 'name'], text), oneOf([5, 10], text)]).toEqual([undefined, undefined]);
});
