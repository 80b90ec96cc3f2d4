import { regionLines } from './regions';

/** A state of the country. */
export type Region = {
  /** The name as used in a sentence: "Texas", "Washington state". */
  name: string;
  /** The words of its full name, in lower case. */
  words: readonly string[];
  short: string;
  /**
   * What the names of places in it end with, as the source of a regular expression that both
   * JavaScript and PostgreSQL accept; for names normalized by `plainPlace`.
   */
  ending: string;
};

/** What may follow a state's name: a ZIP code and the country, in any order. */
const tail = String.raw`(?: usa| us| united states)?(?: \d{5}(?: \d{4})?)?(?: usa| us| united states)?$`;

const lines = regionLines
  .trim()
  .split('\n')
  .map((line) => {
    const [named = '', short = ''] = line.split(' = ');
    const [name = '', alsoCity] = named.split(', ');
    return { name, plain: name.toLowerCase(), short: short.toLowerCase(), alsoCity };
  });

/** "the District of Columbia", but "Texas". */
const withArticle = (name: string): string => (name.includes(' of ') ? `the ${name}` : name);

const regions: readonly Region[] = lines.map(({ name, plain, short, alsoCity }) => {
  // Charleston, West Virginia isn't in Virginia
  const longer = lines.find((other) => other.plain.endsWith(` ${plain}`));
  const before = longer ? `(?<!${longer.plain.slice(0, -plain.length)})` : '';
  // "Washington" alone is a city
  const full = alsoCity === undefined ? `(?:^| )${before}${plain}` : `[^ ] ${plain}`;
  return {
    name: alsoCity === undefined ? withArticle(name) : `${name} state`,
    words: plain.split(' '),
    short,
    ending: `(?:(?:^| )${short}|${full})${tail}`,
  };
});

/**
 * Converts a place's name to lower case, with one space for any run of other characters than
 * letters and digits.
 */
const plainPlace = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const endings = regions.map((region) => ({ region, ending: new RegExp(region.ending, 'u') }));

/**
 * Returns the state that a place's name ends with: "Austin, TX 78701", "Miami, Florida, United
 * States". `isWhole`: the place is the state itself. Returns `undefined` if the name ends with
 * none.
 */
export const regionOf = (place: string): { region: Region; isWhole: boolean } | undefined => {
  const plain = plainPlace(place);
  for (const { region, ending } of endings) {
    const found = ending.exec(plain);
    if (found) return { region, isWhole: found.index === 0 };
  }
  return undefined;
};
