import { tokenize } from '@contract/search/tokenize';
import type { TokenList } from './tokenList';
import type { CountedField, Vocabulary } from './vocabulary';

const [other, letter, blank, special] = [0, 1, 2, 3] as const;
/**
 * The kind of each character by its code: an ASCII letter or digit, a blank, a special character
 * that `tokenize` must handle (a mark that can be part of a token, or anything not ASCII), or
 * other.
 */
const kinds = new Uint8Array(65_536).fill(special);
for (let code = 0; code < 128; code += 1) {
  const character = String.fromCharCode(code);
  kinds[code] = /[A-Za-z0-9]/.test(character)
    ? letter
    : /[+#]/.test(character)
      ? special
      : code <= 32
        ? blank
        : other;
}
const [capitalI, capitalT, dot, smallN, space] = [73, 84, 46, 110, 32] as const;
/** Returns the character code; a space past the end. */
const codeAt = (text: string, at: number): number =>
  at < text.length ? text.charCodeAt(at) : space;
const isIt = (text: string, from: number, to: number): boolean =>
  to - from === 2 && text.charCodeAt(from) === capitalI && text.charCodeAt(from + 1) === capitalT;

/**
 * Adds a text's tokens to the list, the same ones as `tokenize` returns, counts them in the
 * vocabulary, and ends the field with a 0. Reads ASCII words in place, without creating a string
 * for each; passes blank-delimited words with accents, c++, .net or IT to `tokenize`.
 */
export const indexText = (
  text: string,
  list: TokenList,
  vocabulary: Vocabulary,
  field: CountedField,
): void => {
  const start = list.length();
  // start of the current run of letters; position after the last blank, and the list's length there
  let from = -1;
  let afterBlank = 0;
  let lengthAtBlank = start;
  for (let at = 0; at <= text.length; at += 1) {
    let code = codeAt(text, at);
    const kind = kinds[code];
    if (kind === letter) {
      if (from === -1) from = at;
      continue;
    }
    const isDotNet = code === dot && (codeAt(text, at + 1) | 32) === smallN;
    if (kind === special || isDotNet || (from !== -1 && isIt(text, from, at))) {
      list.truncate(lengthAtBlank);
      for (; kinds[code] !== blank; code = codeAt(text, at)) at += 1;
      for (const token of tokenize(text.slice(afterBlank, at)))
        list.push(vocabulary.add(token, 0, token.length));
    } else if (from !== -1) list.push(vocabulary.add(text, from, at));
    from = -1;
    if (kinds[code] === blank) {
      afterBlank = at + 1;
      lengthAtBlank = list.length();
    }
  }
  const ids = list.ids();
  for (let at = start; at < list.length(); at += 1) vocabulary.count(ids[at] ?? 0, field);
  list.push(0);
};
