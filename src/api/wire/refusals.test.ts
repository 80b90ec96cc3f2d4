import { refusalOf, refusalText } from './refusals';

const refused = (message: string, field?: string) => ({ status: 400, data: { message, field } });

test.each([
  [
    refused('companyName is too long: at most 80 characters', 'companyName'),
    'Too long: at most 80 characters',
  ],
  [refused('limit must be a whole number', 'limit'), 'Must be a whole number'],
  [refused('This username is taken', 'usernameEmployer'), 'This username is taken'],
  [refused('a word of the host'), 'a word of the host'],
  [refused(''), 'Try again'],
])('no wire name stands in front of people: %j is told as %s', (error, text) => {
  expect(refusalText(error, 'Try again')).toBe(text);
  expect(refusalOf(error, ['another'], 'Try again')).toEqual({ problem: { text } });
});
