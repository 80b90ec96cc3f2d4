import { singularOf } from '../../wordFamilies';
import { set } from '../phrase';
import { activityLines, verbGroups } from './activities';
import { workplaceLines } from './workplaces';

/** Words between a verb and its thing, or after a verb, that are ignored. */
const small = set(
  `on up out off down together the a an my your their our his her these those some all any and over into onto
  in for to with at of from about broken other others peoples big little small dirty new nice lots`,
);
/**
 * Words before an activity that are ignored: who does it, or that they like it ("people who", "a
 * job where I get to").
 */
const wrapping = set(
  `i im me my you we people person persons someone somebody anyone guy guys lady ladies man men woman women ones
  who whos that which where how like likes liking love loves loving enjoy enjoys want wants wanna to be being am good great can could get
  gets getting got paid do does doing job jobs work works working looking experience experienced help for only just
  really hands on passionate about`,
);
/** Words after an activity that are ignored: "for a living". */
const trailing = set(
  'living money day company companies business place places shop store near daily professionally',
);

/** Treats "people" and "folk" as "person". */
const personOf = (word: string): string => (word === 'people' || word === 'folk' ? 'person' : word);
/** Normalizes a thing for comparison: singular, without ignored words; "a c" becomes "ac". */
const thingOf = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(/\ba c\b/, 'ac')
    .split(' ')
    .filter((word) => !small.has(word))
    .map((word) => personOf(singularOf(word)))
    .join(' ');

/** Verbs of one syllable that double their last consonant: "cut", "cutting". */
const doubles = /^[^aeiou]*[aeiou][bdgklmnprt]$/;
/** Returns the forms of a verb; of several words, the first is inflected. */
const formsOf = (verb: string): string[] => {
  const plain = verb.split(' ').filter((word) => !small.has(word))[0] ?? '';
  const stem = plain.replace(/e$/, '');
  const ending = doubles.test(plain) ? `${plain}${plain.slice(-1)}` : stem;
  const third = /(?:[sxz]|ch|sh|o)$/.test(plain)
    ? `${plain}es`
    : /[^aeiou]y$/.test(plain)
      ? `${plain.slice(0, -1)}ies`
      : `${plain}s`;
  return [plain, third, `${ending}ing`];
};

const listOf = (text: string): string[] => text.split(', ').map((each) => each.trim());
/** Quotes a name of several words. */
const phrased = (name: string): string =>
  /[ -]/.test(name) && !name.startsWith('"') ? `"${name}"` : name;
/** Builds the query of a line's names; those starting with `-` are excluded. */
const searched = (names: readonly string[], asPhrase: (name: string) => string): string => {
  const wanted = names.filter((name) => !name.startsWith('-'));
  const unwanted = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const excluded = unwanted.map((name) => ` -${phrased(name)}`).join('');
  // the trailing space marks the last word as complete
  return `${wanted.map(asPhrase).join(' or ')}${excluded} `;
};

/** The queries by verb form and thing; '' is the verb of a thing alone. */
const activities: ReadonlyMap<string, ReadonlyMap<string, string>> = (() => {
  const all = new Map<string, Map<string, string>>();
  for (const line of activityLines.split('\n')) {
    const [, verbs, things, jobs] = /^([^:#]+): (.+) => (.+)$/.exec(line) ?? [];
    if (verbs === undefined || things === undefined || jobs === undefined) continue;
    const meant = searched(listOf(jobs), phrased);
    const forms = listOf(verbs)
      .flatMap((verb) => listOf(verbGroups[verb] ?? verb))
      .flatMap((verb) => (verb === '-' ? [''] : formsOf(verb)));
    for (const form of forms) {
      const known = all.get(form) ?? new Map<string, string>();
      all.set(form, known);
      for (const thing of listOf(things)) {
        const key = thingOf(thing.split(' '));
        // if two lines define the same, the first one wins
        if (!known.has(key)) known.set(key, meant);
      }
    }
  }
  return all;
})();

/** The queries of workplaces; each name is quoted, since a bank's synonyms are other workplaces. */
const workplaces: ReadonlyMap<string, string> = new Map(
  workplaceLines.split('\n').flatMap((line) => {
    const [names, jobs] = line.split(' => ');
    if (names === undefined || jobs === undefined) return [];
    const meant = searched(listOf(jobs), (name) => `"${name}"`);
    return listOf(names).map((name): [string, string] => [thingOf(name.split(' ')), meant]);
  }),
);

/** The queries of all lines, for the test. */
export const activityQueries: readonly string[] = [
  ...new Set([
    ...[...activities.values()].flatMap((things) => [...things.values()]),
    ...workplaces.values(),
  ]),
];

const activityAt = (words: readonly string[], at: number): string | undefined => {
  const things = activities.get(words[at] ?? '');
  if (things === undefined) return undefined;
  const said = words.slice(at + 1);
  const thing = thingOf(said);
  // "others" is ignored next to a thing, but alone means people; a verb alone isn't an activity
  return thing === '' && !said.includes('others') ? undefined : things.get(thing);
};

const isDoing = (word = ''): boolean => /..ing$/.test(word) && !wrapping.has(word);

/** Returns the query if all of the words are an activity, ignoring words for who does it. */
const wholeActivity = (all: readonly string[]): string | undefined => {
  for (let at = 0; at < all.length; at += 1) {
    const found = activityAt(all, at);
    if (found !== undefined) return found;
    if (!wrapping.has(all[at] ?? '')) return undefined;
  }
  return undefined;
};

/**
 * Returns the query for an activity that is all a search asks for: "fix cars", "people who clean
 * teeth", "a job where I drive a bus". Returns `undefined` if the words aren't an activity, or are
 * more than one. Of two activities ("cutting grass and trimming hedges") one is enough.
 */
export const activityQuery = (words: string): string | undefined => {
  const all = words.split(' ');
  while (all.length > 2 && trailing.has(all.at(-1) ?? '')) all.pop();
  const whole = wholeActivity(all);
  if (whole !== undefined) return whole;
  // the second has to begin with a verb too
  const second = all.findIndex((word, at) => at > 1 && isDoing(word));
  if (second === -1 || !isDoing(all.slice(0, second).find((word) => !wrapping.has(word))))
    return undefined;
  return wholeActivity(all.slice(0, second)) ?? wholeActivity(all.slice(second));
};
/** Returns the query for a thing whose verb was dropped: "work with kids". */
export const thingQuery = (words: string): string | undefined =>
  activities.get('')?.get(thingOf(words.split(' ')));

const working = set('work works working something somewhere anything');
/** Returns the query for a workplace that is all a search asks for: "nursing home". */
export const workplaceQuery = (words: string): string | undefined =>
  workplaces.get(thingOf(words.split(' ').filter((word) => !working.has(word))));
