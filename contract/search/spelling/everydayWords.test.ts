import { correctWord } from './spellingCorrection';
import { testVocabulary } from './testVocabulary';

test('a word that no job says may be one that jobs say otherwise', () => {
  const hotels = testVocabulary(30_000, {
    bellhop: 20,
    massage: 9,
    therapist: 40,
    technician: 900,
  });
  const correct = (typed: string) => correctWord(typed, hotels);
  expect(['belboy', 'bellmann', 'massuse', 'maseuse'].map(correct)).toEqual([
    'bellboy',
    'bellman',
    'masseuse',
    'masseuse',
  ]);
  // neither if it finds nothing, nor if it is too different from what was typed
  expect(['babysiter', 'mosuse', 'chipotle'].map(correct)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  // a board with one such job
  expect(correctWord('cosinero', testVocabulary(70, { cook: 1 }))).toBe('cocinero');
  const misspelled = testVocabulary(30_000, { technician: 900, maintenance: 900, handman: 1 });
  expect(correctWord('hanyman', misspelled)).toBe('handyman');
  const busy = testVocabulary(30_000, { bellhop: 20, belboys: 3 });
  expect(correctWord('belboy', busy)).toBeUndefined();
});
