import { isVisible } from './invisible';

it.each([
  'Night Nurse (RN) – 2 × 12 h',
  'Truck Driver 👩🏽\u200d🍳❤️\u200d🔥',
  'نمی\u200cخواهم',
  'क्\u200dष Teacher',
  '수석 간호사',
  'Clin\u0301ic',
])('all of "%s" shows', (text) => {
  expect(isVisible(text)).toBe(true);
});

it.each([
  ['a turned direction', 'Nurse \u202egnp'],
  ['an isolate', 'Harbour\u2066 Clinic'],
  ['a mark of direction', 'Harbour\u200f Clinic'],
  ['a space without width', 'Nur\u200bse'],
  ['a joiner among Latin letters', 'Nur\u200dse'],
  ['a soft hyphen', 'Nur\u00adse'],
  ['a blank of Braille', 'Nurse\u2800'],
])('%s does not', (_name, text) => {
  expect(isVisible(text)).toBe(false);
});
