import { regionLines } from './regions';

/** A state of the market. */
export type Region = {
  /** As a sentence says it: "Texas", "Washington state". */
  name: string;
  /** The words of its name and its short one, in lower case. */
  words: readonly string[];
  short: string;
  /**
   * What the name of a place in it ends with, as the source of a regular expression that both
   * JavaScript and PostgreSQL read; for names in lower case without marks (`plainPlace`).
   */
  ending: string;
};

/** What may follow a state's name: a ZIP code and the country, in either order. */
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

/** A place's name in lower case, one blank for whatever is no letter or digit. */
const plainPlace = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const endings = regions.map((region) => ({ region, ending: new RegExp(region.ending, 'u') }));

/**
 * The state that a place is in, by what its name ends with: "Austin, TX 78701", "Miami, Florida,
 * United States". `isWhole`: it names the state and nothing in it. Undefined where it names none.
 */
export const regionOf = (place: string): { region: Region; isWhole: boolean } | undefined => {
  const plain = plainPlace(place);
  for (const { region, ending } of endings) {
    const found = ending.exec(plain);
    if (found) return { region, isWhole: found.index === 0 };
  }
  return undefined;
};
