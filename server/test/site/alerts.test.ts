import fs from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../../root';

const read = (name: string) => fs.readFileSync(path.join(rootFolder(), name), 'utf8');

/** Returns the text of a call's arguments, from `from` to the closing parenthesis. */
const argumentsFrom = (text: string, from: number): string => {
  let open = 1;
  let end = from;
  for (; open > 0 && end < text.length; end += 1) {
    if (text[end] === '(') open += 1;
    if (text[end] === ')') open -= 1;
  }
  return text.slice(from, end);
};

/** Returns the messages that the host's own code logs as warnings and errors. */
const findMessages = (): string[] => {
  const files = fs
    .readdirSync(path.join(rootFolder(), 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^test\/|\.test\.ts$/.test(name));
  const calls = files.flatMap((name) => {
    const text = read(`server/${name}`);
    return [...text.matchAll(/\b(?:log\.(?:warn|error)|logFailure)\(/g)].map((found) =>
      argumentsFrom(text, found.index + found[0].length),
    );
  });
  const texts = calls.flatMap((each) => [...each.matchAll(/'([^'\n]*)'/g)]);
  return [...new Set(texts.map(([, text = '']) => text))]
    .filter((text) => text.includes(' '))
    .toSorted();
};

test('OPERATIONS.md says what each warning and error in the log means, and has no others', () => {
  const listed = [...read('OPERATIONS.md').matchAll(/^\| (?:error|warn), `([^`]+)`/gm)];
  const found = findMessages();
  expect(found.length).toBeGreaterThan(15);
  expect(listed.map(([, text = '']) => text).toSorted()).toEqual(found);
});
