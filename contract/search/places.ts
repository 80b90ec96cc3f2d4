import { regionLines } from './regions';
import { wordsIn } from './wordsIn';

/** A place as somebody typed it. */
export type Place = {
  /** What is typed of a place, "remote" left out; '' for nothing. */
  name: string;
  /**
   * Who types "remote" as a place means the kind of work; what else stands there is still a place.
   */
  remote: boolean;
  /**
   * The same with its state written the other way: "Miami, Florida" is "miami fl"; undefined for
   * most. Whole words only: "fl" is no beginning of Flint.
   */
  otherName: string | undefined;
};

type Region = { words: string; meant: string; alone: boolean };

/** Each region by both its names; the longest first: West Virginia ends in Virginia. */
const regions: readonly Region[] = regionLines
  .trim()
  .split('\n')
  .flatMap((line): Region[] => {
    const [named = '', short = ''] = line.split(' = ');
    const [name = '', alsoCity] = named.split(', ');
    const [words, letters] = [name, short].map((each) => wordsIn(each).join(' ')) as [
      string,
      string,
    ]; // two of two
    return [
      { words, meant: letters, alone: alsoCity === undefined },
      { words: letters, meant: words, alone: true },
    ];
  })
  .toSorted((a, b) => b.words.length - a.words.length);

const otherNameOf = (name: string): string | undefined => {
  const typed = wordsIn(name).join(' ').toLowerCase();
  const region = regions.find(({ words }) => typed === words || typed.endsWith(` ${words}`));
  if (!region) return undefined;
  const before = typed.slice(0, -region.words.length).trim();
  // "New York, NY" is the city: to ask for new, york, new and york would ask for less
  const isNamedBefore = region.meant.split(' ').every((word) => before.split(' ').includes(word));
  return isNamedBefore || (before === '' && !region.alone)
    ? undefined
    : `${before} ${region.meant}`.trim();
};

export const readPlace = (typed: string): Place => {
  const rest = typed.replaceAll(/(?<!\p{L})remote(?!\p{L})/giu, ' ');
  const remote = rest !== typed;
  const name = remote
    ? rest.replaceAll(/^[\s,;()/-]+|[\s,;()/-]+$/g, '').replaceAll(/\s+/g, ' ')
    : typed.trim();
  return { name, remote, otherName: otherNameOf(name) };
};
