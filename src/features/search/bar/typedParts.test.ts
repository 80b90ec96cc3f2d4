import fc from 'fast-check';
import { typedParts } from './typedParts';

const marked = (text: string, typed: string) =>
  typedParts(text, typed)
    .map(({ part, isTyped }) => (isTyped ? `[${part}]` : part))
    .join('');

test.each([
  ['Registered Nurse', 'nur', 'Registered [Nur]se'],
  ['Night Nurse', 'nurse ni', '[Ni]ght [Nurse]'],
  ['Nurse', 'urse', 'Nurse'],
  ['C++ Developer', 'c++', '[C++] Developer'],
  ['Nurse', '', 'Nurse'],
  ['', 'nurse', ''],
  ['Ökonom', 'ö', '[Ö]konom'],
  ['A (b) \\d', '(b', 'A [(b]) \\d'],
])('of %j, what %j typed is told from the rest', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

test('whatever is typed, the parts are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, typed) => {
      const parts = typedParts(text, typed);
      expect(parts.map(({ part }) => part).join('')).toBe(text);
      expect(parts.every(({ part, at }) => text.startsWith(part, at))).toBe(true);
    }),
  );
});
