import { writingHintTexts as texts } from '@/texts/jobs/post/writingHints';
import { payHints, textHints } from './writingHints';

test.each([
  [0, 0, [texts.noPay]],
  [3000, 0, [texts.noPay]],
  [2000, 4001, [texts.wideRange]],
  [2000, 4000, []],
  [0, 4000, []],
])('pay from %d to %d', (from, to, hints) => {
  expect(payHints(from, to)).toEqual(hints);
});

test.each([
  ['Write to jobs@larkfield.example', texts.contact('jobs@larkfield.example')],
  ['Call 512-555-0142 today', texts.contact('512-555-0142')],
  ['See www.larkfield.example/jobs', texts.contact('www.larkfield.example/jobs')],
])('contact data is named: %s', (text, hint) => {
  expect(textHints(text)).toEqual([hint]);
});

test('the company’s own domain is its name', () => {
  expect(textHints('Work at larkfield.com', { company: 'Larkfield.com' })).toEqual([]);
});

test.each([
  ['We need a salesman for the north', 'salesman', 'salesperson'],
  ['Native English speakers only', 'Native English speakers', 'fluent'],
  ['A coding rockstar', 'rockstar', 'expert'],
  ['Join a young, dynamic team', 'young, dynamic', ''],
])('words that exclude are named: %s', (text, found, instead) => {
  expect(textHints(text)).toEqual([texts.excluding(found, instead)]);
});

test.each([
  'Look after young children and young people',
  'Speak with native plants in mind',
  'Chair the weekly meeting',
  'A maintenance shift of 2,080 hours from 2024-10-01',
  'RN ICU, NICU and PACU',
  'What a team!',
  '',
])('nothing is said of %j', (text) => {
  expect(textHints(text)).toEqual([]);
});

test('capitals and marks are loud', () => {
  expect(textHints('EARN MORE MONEY THAN EVER BEFORE')).toEqual([texts.loud]);
  expect(textHints('Start today!!')).toEqual([texts.loud]);
  expect(textHints('WARD NURSE', { isTitle: true })).toEqual([texts.loud]);
  expect(textHints('Nurses wanted!', { isTitle: true })).toEqual([texts.loud]);
  expect(textHints('RN ICU', { isTitle: true })).toEqual([]);
});
