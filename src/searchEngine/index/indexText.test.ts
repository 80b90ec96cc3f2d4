import fc from 'fast-check';
import { tokenize } from '@contract/search/tokenize';
import { indexText } from './indexText';
import { makeTokenList } from './tokenList';
import { makeVocabulary } from './vocabulary';

const read = (text: string): string[] => {
  const [list, vocabulary] = [makeTokenList(), makeVocabulary()];
  indexText(text, list, vocabulary, 'title');
  list.endText();
  return [...list.ids().slice(0, list.start(1) - 1)].map((id) => vocabulary.tokens[id] ?? '');
};

test.each<[string, string[]]>([
  ['Full-time Nurse (RN), $20/hr!', ['full', 'time', 'nurse', 'rn', '20', 'hr']],
  ['C++, C# and .NET; node.js, ASP.NET', ['c++', 'c#', 'and', '.net', 'node', 'js', 'asp', '.net']],
  ['IT Support. It is great', ['it#', 'support', 'it', 'is', 'great']],
  ['Café São Paulo, Œuvre ½', ['cafe', 'sao', 'paulo', 'œuvre', '1', '2']],
  ['Jobline™ नर्स 软件', ['jobline', 'नर्स', '软件']],
  ['#1 job#12 10+ years', ['1', 'job', '12', '10', 'years']],
  ['', []],
])('the tokens of %s', (text, expected) => {
  expect(tokenize(text)).toEqual(expected);
  expect(read(text)).toEqual(expected);
});

test('read in place or cut out, the tokens are the same', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'IT',
      'it',
      'IT2',
      'c++',
      'C#',
      '.net',
      '.NET',
      '.n',
      ' ',
      '-',
      'é',
      'Nurse',
      '.',
      '\u0000',
    ),
    fc.string({ unit: 'grapheme-ascii', maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      expect(read(text)).toEqual(tokenize(text));
    }),
    { numRuns: 500 },
  );
});

test('a vocabulary knows each of very many tokens again', () => {
  const vocabulary = makeVocabulary();
  const numbers = Array.from({ length: 40_000 }, (_, n) =>
    vocabulary.add(`x Word${n} y`, 2, 6 + String(n).length),
  );
  expect(new Set(numbers).size).toBe(40_000);
  expect(vocabulary.add('WORD31999', 0, 9)).toBe(numbers[31_999]);
  expect(vocabulary.tokens[numbers[31_999] ?? 0]).toBe('word31999');
  expect(vocabulary.withPrefix('word3999')).toHaveLength(11);
});
