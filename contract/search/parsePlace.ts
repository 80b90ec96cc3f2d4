import { regionLines } from './regions';
import { splitWords } from './splitWords';

/** A place as typed by a user. */
export type TypedPlace = {
  /** The place without "remote"; '' if there is none. */
  name: string;
  /**
   * Whether the text contains "remote", which means the kind of work; the rest is still a place.
   */
  remote: boolean;
  /**
   * The place with its state written the other way ("Miami, Florida" is "miami fl"), or `undefined`
   * for most. Must match whole words: "fl" is not a prefix of Flint.
   */
  otherName: string | undefined;
};

/** A region by one of its names. `alone`: the name without anything before it means the region. */
type Region = { words: string; otherWords: string; alone: boolean };

/** Each region by both of its names, longest first, because West Virginia ends with Virginia. */
const regions: readonly Region[] = regionLines
  .trim()
  .split('\n')
  .flatMap((line): Region[] => {
    const [named = '', short = ''] = line.split(' = ');
    const [name = '', alsoCity] = named.split(', ');
    const [full, abbreviated] = [splitWords(name).join(' '), splitWords(short).join(' ')];
    return [
      { words: full, otherWords: abbreviated, alone: alsoCity === undefined },
      { words: abbreviated, otherWords: full, alone: true },
    ];
  })
  .toSorted((a, b) => b.words.length - a.words.length);

const otherNameOf = (name: string): string | undefined => {
  const typed = splitWords(name).join(' ').toLowerCase();
  const region = regions.find(({ words }) => typed === words || typed.endsWith(` ${words}`));
  if (!region) return undefined;
  const before = typed.slice(0, -region.words.length).trim();
  // "New York, NY" is the city: its other name "new york new york" would match more
  const isNamedBefore = region.otherWords
    .split(' ')
    .every((word) => before.split(' ').includes(word));
  return isNamedBefore || (before === '' && !region.alone)
    ? undefined
    : `${before} ${region.otherWords}`.trim();
};

const remoteWords =
  /(?<!\p{L})(?:remote|work from home|working from home|work at home|wfh|from home|at home|telecommute|telework)(?!\p{L})/giu;

/** Parses a typed place; used by host and browser. */
export const parsePlace = (typed: string): TypedPlace => {
  const anywhere = /^\s*(?:anywhere|everywhere|any|all|nationwide)\s*$/i.test(typed);
  const rest = anywhere ? '' : typed.replaceAll(remoteWords, ' ');
  const remote = !anywhere && rest !== typed;
  const name = remote
    ? rest.replaceAll(/^[\s,;()/-]+|(?<![\s,;()/-])[\s,;()/-]+$/g, '').replaceAll(/\s+/g, ' ')
    : rest.trim();
  return { name, remote, otherName: otherNameOf(name) };
};

/**
 * Returns what is left of a place's text if the place itself is searched in another way: "remote"
 * or ''.
 */
export const withoutPlace = (typed: string): string => (parsePlace(typed).remote ? 'remote' : '');
