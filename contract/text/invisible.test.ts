import { isVisible, withoutInvisible } from './invisible';

it.each([
  'Night Nurse (RN) – 2 × 12 h',
  'Truck Driver 👩🏽\u200d🍳❤️\u200d🔥',
  'نمی\u200cخواهم',
  'क्\u200dष Teacher',
  '수석 간호사',
  'Clin\u0301ic',
])('all of "%s" shows', (text) => {
  expect([withoutInvisible(text), isVisible(text)]).toEqual([text, true]);
});

it.each([
  ['a turned direction', 'Nurse \u202egnp', 'Nurse gnp'],
  ['an isolate', 'Harbour\u2066 Clinic', 'Harbour Clinic'],
  ['a mark of direction', 'Harbour\u200f Clinic', 'Harbour Clinic'],
  ['a space without width', 'Nur\u200bse', 'Nurse'],
  ['a joiner among Latin letters', 'Nur\u200dse', 'Nurse'],
  ['a soft hyphen', 'Nur\u00adse', 'Nurse'],
  ['a control character', 'Nurse\u0007', 'Nurse'],
])('%s goes', (_name, text, shown) => {
  expect([withoutInvisible(text), isVisible(text)]).toEqual([shown, true]);
});

it.each(['\u2800', '\u200b', ' \u202e\u2066 '])('nothing of %j shows', (text) => {
  expect(isVisible(text)).toBe(false);
});
