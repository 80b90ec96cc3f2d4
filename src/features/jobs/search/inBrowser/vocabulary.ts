import { stem } from 'porter2';

/** Every atom that the jobs say, by number; 0 is none, and parts fields. */
export type Vocabulary = {
  /** The atom's number, a new one for a new atom. */
  add: (atom: string) => number;
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

export const makeVocabulary = (): Vocabulary => {
  const numbers = new Map<string, number>();
  const [atoms, inHeads, inAll] = [[''], [0], [0]];
  const forms = new Map<string, number[]>();
  return {
    atoms, inHeads, inAll,
    add: (atom) => {
      const known = numbers.get(atom);
      if (known !== undefined) return known;
      const number = atoms.push(atom) - 1;
      numbers.set(atom, number);
      inHeads.push(0);
      inAll.push(0);
      const root = stemOf(atom);
      const others = forms.get(root);
      if (others) others.push(number);
      else forms.set(root, [number]);
      return number;
    },
    count: (number, inHead) => {
      inAll[number] = (inAll[number] ?? 0) + 1;
      if (inHead) inHeads[number] = (inHeads[number] ?? 0) + 1;
    },
    formsOf: (atom) => forms.get(stemOf(atom)) ?? [],
    beginningWith: (beginning) => atoms.flatMap((atom, number) => (atom.startsWith(beginning) ? [number] : [])),
  };
};
