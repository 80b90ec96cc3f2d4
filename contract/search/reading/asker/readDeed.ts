import { singularOf } from '../../wordFamilies';
import { set } from '../phrase';
import { deedLines, verbGroups } from './deeds';
import { settingLines } from './settings';

/** Between a verb and its thing, or behind a verb, they make no other deed of it. */
const small = set(
  `on up out off down together the a an my your their our his her these those some all any and over into onto
  in for to with at of from about broken other others peoples big little small dirty new nice lots`,
);
/** Before a deed they say who does it, or that it is liked: "people who", "a job where I get to". */
const wrapping = set(
  `i im me my you we people person persons someone somebody anyone guy guys lady ladies man men woman women ones
  who whos that which where how like likes liking love loves loving enjoy enjoys want wants wanna to be being am good great can could get
  gets getting got paid do does doing job jobs work works working looking experience experienced help for only just
  really hands on passionate about`,
);
/** Behind a deed: "for a living". */
const trailing = set(
  'living money day company companies business place places shop store near daily professionally',
);

/** "People" and "persons" are said of the same. */
const personOf = (word: string): string => (word === 'people' || word === 'folk' ? 'person' : word);
/** Things as they are compared: singular, without what is said around them; "a c" is one. */
const thingOf = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace(/\ba c\b/, 'ac')
    .split(' ')
    .filter((word) => !small.has(word))
    .map((word) => personOf(singularOf(word)))
    .join(' ');

/** "Cut" is "cutting": one vowel before one consonant, in one syllable. */
const doubles = /^[^aeiou]*[aeiou][bdgklmnprt]$/;
/** The forms of a verb; of several words the first one is inflected. */
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
/** A name of several words is a phrase. */
const phrased = (name: string): string =>
  /[ -]/.test(name) && !name.startsWith('"') ? `"${name}"` : name;
/** As it is searched; `-` is what jobs must not say. */
const searched = (names: readonly string[], asPhrase: (name: string) => string): string => {
  const wanted = names.filter((name) => !name.startsWith('-'));
  const unwanted = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const excluded = unwanted.map((name) => ` -${phrased(name)}`).join('');
  // a blank at the end: the last word is whole
  return `${wanted.map(asPhrase).join(' or ')}${excluded} `;
};

/** What is searched, by the verb's form and the thing; '' is the verb of a thing alone. */
const deeds: ReadonlyMap<string, ReadonlyMap<string, string>> = (() => {
  const all = new Map<string, Map<string, string>>();
  for (const line of deedLines.split('\n')) {
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
        // of two lines the first counts
        if (!known.has(key)) known.set(key, meant);
      }
    }
  }
  return all;
})();

/** What is searched by settings; each word in quotes, since a bank's synonyms are other settings. */
const settings: ReadonlyMap<string, string> = new Map(
  settingLines.split('\n').flatMap((line) => {
    const [names, jobs] = line.split(' => ');
    if (names === undefined || jobs === undefined) return [];
    const meant = searched(listOf(jobs), (name) => `"${name}"`);
    return listOf(names).map((name): [string, string] => [thingOf(name.split(' ')), meant]);
  }),
);

/** Every line's jobs as they are searched, for its test. */
export const searchedForDeeds: readonly string[] = [
  ...new Set([
    ...[...deeds.values()].flatMap((things) => [...things.values()]),
    ...settings.values(),
  ]),
];

const deedAt = (words: readonly string[], at: number): string | undefined => {
  const things = deeds.get(words[at] ?? '');
  if (things === undefined) return undefined;
  const said = words.slice(at + 1);
  const thing = thingOf(said);
  // "others" are nothing but around a thing, and people by themselves; a verb alone is no deed
  return thing === '' && !said.includes('others') ? undefined : things.get(thing);
};

const isDoing = (word = ''): boolean => /..ing$/.test(word) && !wrapping.has(word);

/** A deed of all of these words, but for those that say who does it. */
const wholeDeed = (all: readonly string[]): string | undefined => {
  for (let at = 0; at < all.length; at += 1) {
    const found = deedAt(all, at);
    if (found !== undefined) return found;
    if (!wrapping.has(all[at] ?? '')) return undefined;
  }
  return undefined;
};

/**
 * What to search for somebody who does what these words, all that is asked for, say: "fix cars",
 * "people who clean teeth", "a job where I drive a bus"; undefined where they say no deed, or more. Of two
 * deeds ("cutting grass and trimming hedges") either will do.
 */
export const deedMeant = (words: string): string | undefined => {
  const all = words.split(' ');
  while (all.length > 2 && trailing.has(all.at(-1) ?? '')) all.pop();
  const whole = wholeDeed(all);
  if (whole !== undefined) return whole;
  // the second begins with what is done as well
  const second = all.findIndex((word, at) => at > 1 && isDoing(word));
  if (second === -1 || !isDoing(all.slice(0, second).find((word) => !wrapping.has(word))))
    return undefined;
  return wholeDeed(all.slice(0, second)) ?? wholeDeed(all.slice(second));
};
/** The same of a thing alone, where what is done with it is said by words that are gone: "work with kids". */
export const thingMeant = (words: string): string | undefined =>
  deeds.get('')?.get(thingOf(words.split(' ')));

const working = set('work works working something somewhere anything');
/** What those are called who work where these words, all that is asked for, say: "nursing home". */
export const settingMeant = (words: string): string | undefined =>
  settings.get(thingOf(words.split(' ').filter((word) => !working.has(word))));
