import { answerFilterOf, readAnswerFilter, readNumberAnswer } from './jobAnswers';

test.each([
  ['6', '6'],
  ['0', '0'],
  ['-2', '-2'],
  ['6.5', '6.5'],
  ['6,5', '6.5'],
  ['0,125', '0.125'],
  ['1,200', '1200'],
  ['1 000', '1000'],
  ['1\u{A0}000', '1000'],
  ['-1\u{202F}200\u{202F}000.50', '-1200000.50'],
  ['1,200,000.50', '1200000.50'],
  [' 12 ', '12'],
  ['999999999999', '999999999999'],
])('%j is the number %j', (typed, number) => {
  expect(readNumberAnswer(typed)).toBe(number);
});

test.each([
  '',
  '1e3',
  '+5',
  '6-8',
  'six',
  'Infinity',
  '0x10',
  '1.200.000',
  '1,20,000',
  '1,200 000',
  '1  000',
  '6,5,0',
  '5.',
  '--5',
  '$5',
  '10%',
  '٣',
  '1234567890123',
])('%j is no number', (typed) => {
  expect(readNumberAnswer(typed)).toBeUndefined();
});

test.each([
  ['q1', 'yes', 'q1:yes'],
  ['q1', '6 to 2: early', 'q1:6 to 2: early'],
  ['pay:hour', 'a:b', 'pay%3Ahour:a:b'],
  ['100%', 'yes', '100%25:yes'],
  ['%3A', '', '%253A:'],
])('the id %j and the answer %j are %j', (questionId, answer, text) => {
  expect(answerFilterOf(questionId, answer)).toBe(text);
  expect(readAnswerFilter(text)).toEqual({ questionId, answer });
});

test.each(['', 'yes', ':yes'])('%j names no question', (text) => {
  expect(readAnswerFilter(text)).toBeUndefined();
});
