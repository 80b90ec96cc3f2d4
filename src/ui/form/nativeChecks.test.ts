import { messageFor } from './nativeChecks';

/** An input with these attributes whose browser found this wrong. */
const wrong = (attributes: Record<string, string>, flaw: keyof ValidityState) => {
  const control = document.createElement('input');
  for (const [name, value] of Object.entries(attributes)) control.setAttribute(name, value);
  // what a browser says of half a date can't be typed here
  Object.defineProperty(control, 'validity', { value: { valid: false, [flaw]: true } });
  Object.defineProperty(control, 'validationMessage', { value: 'The browser’s own words' });
  return control;
};

const birthDate = { type: 'date', min: '1900-01-01', max: '2026-01-10' };
const money = { type: 'number', min: '1', max: '1000000', step: 'any' };

it.each<[Record<string, string>, keyof ValidityState, string]>([
  [{ type: 'text' }, 'valueMissing', 'Say it'],
  [{ type: 'email' }, 'typeMismatch', 'Enter an email address like name@example.com'],
  [{ type: 'url' }, 'typeMismatch', 'Enter a web address like https://example.com'],
  [birthDate, 'badInput', 'Choose a day between 1900 and today'],
  [birthDate, 'rangeOverflow', 'Choose a day between 1900 and today'],
  [{ type: 'date' }, 'badInput', 'Enter a full date'],
  [{ type: 'datetime-local' }, 'badInput', 'Enter a full date and time'],
  [
    { type: 'datetime-local', step: '300' },
    'stepMismatch',
    'Choose a time in steps of 5 minutes, such as 10:05',
  ],
  [money, 'badInput', 'Enter a number'],
  [money, 'rangeUnderflow', 'Enter 1 or more'],
  [money, 'rangeOverflow', 'Enter 1,000,000 or less'],
  [{ type: 'number', min: '0' }, 'rangeUnderflow', 'Enter 0 or more'],
  [{ type: 'number', step: '1' }, 'stepMismatch', 'Enter a whole number'],
  [{ type: 'text' }, 'tooShort', 'The browser’s own words'],
])('says what is wrong with %j (%s)', (attributes, flaw, said) => {
  expect(messageFor(wrong(attributes, flaw), 'Say it')).toBe(said);
});
