import { stateOf } from '../gazetteer';
import { asPlace } from '../geocode';
import { findMisspelledCity, findMisspelledState } from '../misspelledPlace';
import { hugePopulation, isSureByPosition, type Around, type Meaning } from './around';
import { otherMeanings } from './otherMeanings';

/** Reads a name with one or two wrong letters. */
export const misspelledMeaning = (around: Around): Meaning | undefined => {
  const { gazetteer, context, keys, from, to } = around;
  const words = keys.slice(from, to);
  const isKnownWord = (word: string): boolean =>
    context.isTitleWord(word) > 0 ||
    gazetteer.named(word).length > 0 ||
    gazetteer.states.has(word) ||
    otherMeanings.has(word);
  const state = words.length > 1 ? gazetteer.states.get(words.at(-1) ?? '') : undefined;
  const name = state ? words.slice(0, -1) : words;
  if (name.every(isKnownWord) || (keys[from - 1] === 'of' && !around.after)) return undefined;
  const city = findMisspelledCity(gazetteer, name.join(' '), state);
  if (city)
    return {
      place: asPlace(gazetteer, city),
      sure: state !== undefined || isSureByPosition(around, city.population),
    };
  const meant = state ? undefined : findMisspelledState(gazetteer, name.join(' '));
  return meant && { place: stateOf(meant), sure: isSureByPosition(around, hugePopulation) };
};
