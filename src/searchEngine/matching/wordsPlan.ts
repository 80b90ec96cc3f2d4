import { atomsOf } from '@/searchEngine/index/foldText';
import { stopWords } from '@/searchEngine/index/stopWords';
import type { Vocabulary } from '@/searchEngine/index/vocabulary';
import type { Alternative, Wanted } from '@contract/search/parseWords';

/**
 * How near an atom is to the one that is wanted: the beginning of it or a synonym, another form,
 * the same.
 */
export const nearness = { other: 1, form: 2, same: 3 } as const;

/** An atom that is wanted at a place of a phrase. */
type Slot = {
  /** The slot whose atom stands just before; -1 where the phrase begins. */
  before: number;
  /** The phrase that ends here; -1 where it goes on. */
  ends: number;
};
/**
 * What is looked for: wanted things, each any of some alternatives, each all of some phrases. All
 * name each other by number.
 */
export type WordsPlan = {
  slots: readonly Slot[];
  /**
   * The slots an atom fits, the last of a phrase first, and how near it is. Most atoms fit none.
   */
  fits: ReadonlyMap<number, readonly { slot: number; near: number }[]>;
  phrases: number;
  wanted: readonly { denied: boolean; any: readonly (readonly number[])[] }[];
  /**
   * The phrase of all words as they were typed, in their order, and how many atoms it has; null
   * where nothing was typed but denials.
   */
  whole: { phrase: number; atoms: number } | null;
};

/**
 * An alternative's phrases: what is not adjacent is a phrase for each of its words, but for those
 * that every text says.
 */
const phrasesOf = ({ words, adjacent }: Alternative): string[][] => {
  const phrases = (adjacent ? [words] : words.split(' '))
    .map(atomsOf)
    .filter((atoms) => atoms.length > 0);
  return phrases.filter(([atom = '', ...more]) => more.length > 0 || !stopWords.has(atom));
};

/**
 * How the words that were typed are looked for in these jobs; null where there are none that tell
 * anything.
 */
export const planWords = (asked: readonly Wanted[], vocabulary: Vocabulary): WordsPlan | null => {
  const slots: Slot[] = [];
  const fits = new Map<number, { slot: number; near: number }[]>();
  let phrases = 0;
  const addPhrase = (
    atoms: readonly string[],
    { unfinished, synonym }: Pick<Alternative, 'unfinished' | 'synonym'>,
  ): number => {
    atoms.forEach((atom, at) => {
      const isLast = at === atoms.length - 1;
      const slot =
        slots.push({ before: at === 0 ? -1 : slots.length - 1, ends: isLast ? phrases : -1 }) - 1;
      const nears = new Map<number, number>();
      if (unfinished && isLast)
        for (const number of vocabulary.beginningWith(atom)) nears.set(number, nearness.other);
      for (const number of vocabulary.formsOf(atom))
        nears.set(
          number,
          synonym
            ? nearness.other
            : vocabulary.atoms[number] === atom
              ? nearness.same
              : nearness.form,
        );
      // an atom that stands twice in a phrase must not follow itself
      for (const [number, near] of nears)
        fits.set(number, [{ slot, near }, ...(fits.get(number) ?? [])]);
    });
    phrases += 1;
    return phrases - 1;
  };
  const wanted = asked.flatMap(({ any, denied }) => {
    const kept = any.flatMap((alternative) => {
      const all = phrasesOf(alternative);
      return all.length === 0
        ? []
        : [
            all.map((atoms, at) =>
              addPhrase(atoms, {
                ...alternative,
                unfinished: alternative.unfinished && at === all.length - 1,
              }),
            ),
          ];
    });
    return kept.length === 0 ? [] : [{ denied, any: kept }];
  });
  if (wanted.length === 0) return null;
  const typed = asked.filter(({ denied }) => !denied).flatMap(({ any }) => any.slice(0, 1));
  const atoms = typed.flatMap(({ words }) => atomsOf(words));
  const whole =
    atoms.length === 0
      ? null
      : {
          phrase: addPhrase(atoms, {
            unfinished: typed.at(-1)?.unfinished ?? false,
            synonym: false,
          }),
          atoms: atoms.length,
        };
  return { slots, fits, phrases, wanted, whole };
};
