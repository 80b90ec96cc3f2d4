import { stem } from 'porter2';

/** Every atom that the jobs say, by number; 0 is none, and parts fields. */
export type Vocabulary = {
  /**
   * The number of the atom that stands in a text from `from` to before `to`, capitals of plain
   * letters as small ones; a new number for a new atom.
   */
  add: (text: string, from: number, to: number) => number;
  /** All atoms by number. */
  atoms: readonly string[];
  /** How often each was said in titles, companies and places. */
  inHeads: readonly number[];
  /** How often each was said at all. */
  inAll: readonly number[];
  /** Counts an atom as said. */
  count: (number: number, inHead: boolean) => void;
  /** The atoms that are forms of one word: nurse, nurses, nursing. */
  formsOf: (atom: string) => readonly number[];
  /** The atoms that begin so, the whole one among them. */
  beginningWith: (beginning: string) => number[];
};

const stemOf = (atom: string): string => (/^[a-z]+$/.test(atom) ? stem(atom) : atom);
const smallLetter = (code: number): number => (code >= 65 && code <= 90 ? code + 32 : code);

/**
 * A vocabulary that is looked up by letters in place: 50,000 jobs have eight million words, and to
 * cut out each as a text of its own takes three times as long as all the rest.
 */
export const makeVocabulary = (): Vocabulary => {
  const [atoms, inHeads, inAll, hashes] = [[''], [0], [0], [0]];
  const forms = new Map<string, number[]>();
  // an atom's number stands at its hash's place, or at the next free one
  let places = new Int32Array(1 << 14);
  const put = (number: number): void => {
    let place = (hashes[number] ?? 0) & (places.length - 1);
    while (places[place] !== 0) place = (place + 1) & (places.length - 1);
    places[place] = number;
  };
  const isAt = (number: number, text: string, from: number, length: number): boolean => {
    const atom = atoms[number] ?? '';
    if (atom.length !== length) return false;
    for (let at = 0; at < length; at += 1)
      if (atom.charCodeAt(at) !== smallLetter(text.charCodeAt(from + at))) return false;
    return true;
  };
  const addNew = (atom: string, hash: number): number => {
    const number = atoms.push(atom) - 1;
    hashes.push(hash);
    inHeads.push(0);
    inAll.push(0);
    const root = stemOf(atom);
    const others = forms.get(root);
    if (others) others.push(number);
    else forms.set(root, [number]);
    if (atoms.length * 2 > places.length) {
      places = new Int32Array(places.length * 2);
      for (let each = 1; each < number; each += 1) put(each);
    }
    put(number);
    return number;
  };
  return {
    atoms,
    inHeads,
    inAll,
    add: (text, from, to) => {
      let hash = 0;
      for (let at = from; at < to; at += 1)
        hash = Math.imul(hash ^ smallLetter(text.charCodeAt(at)), 0x01_00_01_93);
      hash ^= hash >>> 15;
      for (let place = hash & (places.length - 1); ; place = (place + 1) & (places.length - 1)) {
        const number = places[place] ?? 0;
        if (number === 0)
          return addNew(
            text.slice(from, to).replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
            hash,
          );
        if (hashes[number] === hash && isAt(number, text, from, to - from)) return number;
      }
    },
    count: (number, inHead) => {
      inAll[number] = (inAll[number] ?? 0) + 1;
      if (inHead) inHeads[number] = (inHeads[number] ?? 0) + 1;
    },
    formsOf: (atom) => forms.get(stemOf(atom)) ?? [],
    beginningWith: (beginning) =>
      atoms.flatMap((atom, number) => (atom.startsWith(beginning) ? [number] : [])),
  };
};
