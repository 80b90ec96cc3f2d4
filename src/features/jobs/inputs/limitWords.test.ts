import fc from 'fast-check';
import { countWords } from '@contract/text/words';
import { limitWords } from './limitWords';

/** Inserts `input` at the caret, written as `|`; returns the resulting text with the caret. */
const put = (field: string, input: string, limit: number): string => {
  const at = field.indexOf('|');
  const before = field.replace('|', '');
  const now = before.slice(0, at) + input + before.slice(at);
  const { text, caret } = limitWords({ before, now, caret: at + input.length, limit });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

test.each([
  ['below the limit nothing is cut', 'a b|', ' c', 3, 'a b c|'],
  ['a space after the last word stays', 'a b c|', ' ', 3, 'a b c |'],
  ['a letter that begins a word too many is refused', 'a b c |', 'd', 3, 'a b c |'],
  ['the last word can be written on', 'a b c|', 'd', 3, 'a b cd|'],
  ['a space that would split a word is refused', 'a bo|at c', ' ', 3, 'a bo|at c'],
  ['a letter in the middle of a word', 'a bo|t c', 'a', 3, 'a boa|t c'],
  ['pasted at the end: the first words that fit', 'a |', 'b c d e', 3, 'a b c|'],
  ['pasted into an empty field', '|', 'a b c d e', 3, 'a b c|'],
  ['pasted in the middle: what stood behind stays', 'a |c', 'x y z ', 3, 'a x |c'],
  ['pasted in the middle of a full field: refused', 'a b |c', 'x y ', 3, 'a b |c'],
  ['pasted before a space', 'a| c', ' x y z', 3, 'a x| c'],
  ['pasted at the start', '|b c', 'x y ', 3, 'x |b c'],
  ['joined to the word behind', '|b c', 'x y', 3, 'x y|b c'],
  ['lines are words apart', '|', 'a\nb\r\nc\td', 3, 'a\nb\r\nc|'],
  [
    'no-break, thin and ideographic spaces too',
    '|',
    'a\u00A0b\u2009c\u3000d',
    3,
    'a\u00A0b\u2009c|',
  ],
  ['a zero-width space is none', '|', 'a\u200Bb c', 2, 'a\u200Bb c|'],
  ['emoji are letters', '|', '😀 😁 😂 😃', 3, '😀 😁 😂|'],
  ['a letter outside the first plane is not torn apart', 'a 😀 b|', ' 😁', 3, 'a 😀 b|'],
])('%s', (_name, field, input, limit, expected) => {
  expect(put(field, input, limit)).toBe(expected);
});

test('a selection that is written over counts no more', () => {
  // "b c" was selected in "a b c" and replaced
  expect(limitWords({ before: 'a b c', now: 'a x y z', caret: 7, limit: 3 })).toEqual({
    text: 'a x y',
    caret: 5,
  });
  expect(limitWords({ before: 'a 😀 c', now: 'a 😁 y z c', caret: 8, limit: 3 })).toEqual({
    text: 'a 😁 c',
    caret: 4,
  });
});

test('a text that was too long before is cut at its end', () => {
  expect(limitWords({ before: 'a b c d e', now: 'ax b c d e', caret: 2, limit: 3 })).toEqual({
    text: 'ax b c',
    caret: 2,
  });
  expect(limitWords({ before: 'a b c d e', now: 'a b c d ex', caret: 10, limit: 3 })).toEqual({
    text: 'a b c',
    caret: 5,
  });
});

test('never more words than the limit, and what stood around the input stays', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '\n', '\u3000', '😀'),
    maxLength: 40,
  });
  fc.assert(
    fc.property(text, text, text, fc.integer({ min: 1, max: 12 }), (head, input, tail, limit) => {
      fc.pre(countWords(head + tail) <= limit);
      const { text: taken, caret } = limitWords({
        before: head + tail,
        now: head + input + tail,
        caret: (head + input).length,
        limit,
      });
      expect(countWords(taken)).toBeLessThanOrEqual(limit);
      expect(taken.startsWith(head)).toBe(true);
      expect(taken.endsWith(tail)).toBe(true);
      expect(caret).toBe(taken.length - tail.length);
      // cut only if over the limit
      expect(taken === head + input + tail).toBe(countWords(head + input + tail) <= limit);
    }),
  );
});
