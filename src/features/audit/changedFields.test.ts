import { changedFields, changedPart } from './changedFields';

test('only what differs is shown, whatever kind of value it is', () => {
  expect(
    changedFields(
      { same: 'a', payFrom: 1, open: true, list: ['x', 'y'], gone: 'g' },
      { same: 'a', payFrom: 2, open: false, list: ['x', 'z'], added: 'n' },
    ),
  ).toEqual([
    { name: 'Pay from', before: '1', after: '2' },
    { name: 'Open', before: 'Yes', after: 'No' },
    { name: 'List', before: 'x\ny', after: 'x\nz' },
    { name: 'Gone', before: 'g', after: undefined },
    { name: 'Added', before: undefined, after: 'n' },
  ]);
});
test('records in records are taken apart; null is nothing', () => {
  expect(changedFields(null, { search: { q: 'ann' }, mediaId: null })).toEqual([
    { name: 'Search q', before: undefined, after: 'ann' },
    { name: 'Media id', before: undefined, after: '' },
  ]);
  expect(changedFields(null, null)).toEqual([]);
});

test('ids are left out', () => {
  const id = '0b9f6f0e-4a5c-4c7e-9d8e-2f1a3b4c5d6e';
  expect(
    changedFields(
      { cases: [id], state: 'open' },
      { decisionId: id, jobIds: [id, id], state: id.slice(1) },
    ),
  ).toEqual([{ name: 'State', before: 'open', after: id.slice(1) }]);
});

test.each([
  [
    'We set one cookie.',
    'We set two cookies.',
    ['We set ', 'one cookie.', ''],
    ['We set ', 'two cookies.', ''],
  ],
  ['a b c', 'a x c', ['a ', 'b ', 'c'], ['a ', 'x ', 'c']],
  ['a c', 'a b c', ['a ', '', 'c'], ['a ', 'b ', 'c']],
  ['a a', 'a a a', ['a ', '', 'a'], ['a ', 'a ', 'a']],
  ['new', '', ['', 'new', ''], ['', '', '']],
  ['same words', 'same words', ['same words', '', ''], ['same words', '', '']],
])('between %j and %j what is shared stands apart', (before, after, was, is) => {
  for (const [text, other, [start, part, end]] of [
    [before, after, was],
    [after, before, is],
  ] as const) {
    const taken = changedPart(text, other);
    expect(`${taken.start}${taken.part}${taken.end}`).toBe(text);
    expect(taken).toEqual({ start, part, end });
  }
});
