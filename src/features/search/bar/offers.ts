import { categories } from '@contract/constants/categories';
import { tokenize } from '@contract/search/tokenize';
import type { Offer } from './useSuggestions';

const fold = (text: string): string => text.trim().toLowerCase();

/**
 * Returns the first category in which every typed word is a prefix of a word: "Nurse Jobs" for
 * "nur".
 */
const categoryOf = (typed: string): string | undefined => {
  const words = tokenize(typed);
  return words.length === 0
    ? undefined
    : categories.find((name) => {
        const said = tokenize(name);
        return words.every((word) => said.some((one) => one.startsWith(word)));
      });
};

/**
 * Returns the offers of a field: the typed words and their category, then the suggestions. A
 * suggested title that equals the typed words is merged into them.
 */
export const offersFor = (typed: string, found: readonly Offer[]): readonly Offer[] => {
  const text = typed.trim();
  if (text === '' || found.length === 0) return found;
  const isSame = (offer: Offer): boolean =>
    offer.kind === 'title' && fold(offer.text) === fold(text);
  const same = found.find(isSame);
  const category = categoryOf(text);
  return [
    { ...same, kind: 'word', text },
    ...(category === undefined ? [] : [{ kind: 'category' as const, text: category }]),
    ...found.filter((offer) => !isSame(offer)),
  ];
};
