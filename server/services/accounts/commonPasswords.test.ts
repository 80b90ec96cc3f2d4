import { isCommonPassword } from './commonPasswords';
import { commonStems } from './commonStems';

test.each([
  '12345678',
  'PASSWORD',
  'Password1!',
  'p@ssw0rd',
  'P4$$w0rd2031',
  'l3tm3in99',
  'summer2031',
  'Michael1985!',
  'qwertyuiop',
  'qwerty123456',
  'abcd4321',
  'asdf1234',
  '87654321',
  'aaaaaaaa',
  'abcabcab',
  '12121212',
  '1qaz2wsx',
  'zxcvbnm123',
  'adminadmin',
  'helloadmin7',
  'jobseeker2027',
  'jobline123',
  'iloveyou!!!',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'right horse battery',
  'try-it-out-now',
  'a long enough one',
  'correct summer staple',
  'kT9#vLq2',
  'blauwe fiets',
  'mvelprtokd',
  'xk38fjqp',
  'qwerty is not enough',
  '4711-4812-9923',
  'Ünbekannt',
  'sdfkjh2837',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('by rule they are many thousands', () => {
  const made = [...commonStems]
    .flatMap((stem) => ['1234', '2025', '99', '1', '!', '123!'].map((end) => stem + end))
    .filter((password) => password.length >= 8);
  expect(new Set(made).size).toBeGreaterThan(1000);
  expect(made.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test('a long text is read in one way, not in all', () => {
  const startedAt = performance.now();
  for (const text of [
    'abc'.repeat(66),
    'a1'.repeat(100),
    '123abc'.repeat(33),
    'password'.repeat(25),
  ])
    isCommonPassword(text);
  // generous for slow machines, but exponential backtracking would exceed it by far
  expect(performance.now() - startedAt).toBeLessThan(5000);
});
