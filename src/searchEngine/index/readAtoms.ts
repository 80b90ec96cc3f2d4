import type { AtomList } from './atomList';
import { atomsOf } from './foldText';
import type { Vocabulary } from './vocabulary';

const [other, letter, blank, mark] = [0, 1, 2, 3] as const;
/**
 * What each character is by its code: a plain letter or digit, a blank, a mark that may belong to
 * an atom or a letter that isn't plain, or else.
 */
const kinds = new Uint8Array(65_536).fill(mark);
for (let code = 0; code < 128; code += 1) {
  const character = String.fromCharCode(code);
  kinds[code] = /[A-Za-z0-9]/.test(character)
    ? letter
    : /[+#]/.test(character)
      ? mark
      : code <= 32
        ? blank
        : other;
}
const [capitalI, capitalT, dot, smallN, space] = [73, 84, 46, 110, 32] as const;
/** Past the end stands a blank. */
const codeAt = (text: string, at: number): number =>
  at < text.length ? text.charCodeAt(at) : space;

/**
 * Puts a text's atoms into the list, as `atomsOf` has them, counts them, and ends the field. Plain
 * words are read in place; what stands between two blanks with an accent, c++, .net or IT is left
 * to `atomsOf`.
 */
export const readAtoms = (
  text: string,
  list: AtomList,
  vocabulary: Vocabulary,
  inHead: boolean,
): void => {
  const start = list.length();
  // where the letters being read began; where the last blank was, and the list's length then
  let from = -1;
  let afterBlank = 0;
  let lengthThen = start;
  for (let at = 0; at <= text.length; at += 1) {
    let code = codeAt(text, at);
    const kind = kinds[code];
    if (kind === letter) {
      if (from === -1) from = at;
      continue;
    }
    const isTrade =
      from !== -1 &&
      at - from === 2 &&
      text.charCodeAt(from) === capitalI &&
      text.charCodeAt(from + 1) === capitalT;
    if (kind === mark || isTrade || (code === dot && (codeAt(text, at + 1) | 32) === smallN)) {
      list.cut(lengthThen);
      for (; kinds[code] !== blank; code = codeAt(text, at)) at += 1;
      for (const atom of atomsOf(text.slice(afterBlank, at)))
        list.push(vocabulary.add(atom, 0, atom.length));
    } else if (from !== -1) list.push(vocabulary.add(text, from, at));
    from = -1;
    if (kinds[code] === blank) {
      afterBlank = at + 1;
      lengthThen = list.length();
    }
  }
  const numbers = list.numbers();
  for (let at = start; at < list.length(); at += 1) vocabulary.count(numbers[at] ?? 0, inHead);
  list.push(0);
};
