import { licenseLines } from './synonyms/licenses';
import { synonymLists } from './synonyms/synonymLists';
import { singularOf } from './wordFamilies';

/** `same`: another name of the same job; `near`: a wider word or a similar job. */
export type SynonymStrength = 'same' | 'near';
export type Synonym = { words: string; strength: SynonymStrength };

const ascii = /^[\u0020-\u007e]*$/u;
const withoutAccents = (text: string): string =>
  // fast path: most texts have no accents, and decomposing is the slow part
  ascii.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
        .normalize('NFC');

/** Normalizes words for comparison: ignores letter case, accents, hyphens and plurals. */
const plainWords = (words: string): string[] =>
  withoutAccents(words.toLowerCase())
    .split(/[\s-]+/u)
    .map(singularOf);

/** A person at the end of a word (salesman), or as a word of its own (sales lady, delivery guy). */
const somebodyAtEnd = /(?<=\p{L}{2})(?:man|woman|person|people|lady|boy|girl)$/u;
const somebody: ReadonlySet<string> = new Set(
  'man woman person people lady boy girl guy gal dude'.split(' '),
);
/**
 * Spanish feminine endings: cocinera is looked up as cocinero, cajeras as cajero, vendedoras as
 * vendedor.
 */
const feminineEnding = /(?:er|ad|ic|str|ri|ect|og|in|et)a$/u;
const masculine = (word: string): string => {
  if (word.endsWith('ora') || word.endsWith('ore')) return word.slice(0, -1);
  return word.endsWith('a') && feminineEnding.test(word) ? `${word.slice(0, -1)}o` : word;
};
/** Removed from Spanish names: "ayudante de cocina" is mostly typed as "ayudante cocina". */
const spanishArticles: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los', 'el']);

/** Returns the lookup key. A saleswoman, a sales lady and a sales person have the same one. */
const keyOf = (words: string): string => {
  const all = plainWords(words);
  const last = all.at(-1) ?? '';
  if (all.length > 1 && somebody.has(last)) return `${all.slice(0, -1).join(' ')}man`;
  return all
    .filter((word, at) => at === 0 || !spanishArticles.has(word))
    .map(masculine)
    .join(' ')
    .replace(somebodyAtEnd, 'man');
};

/** The endings for a person that jobs use. */
const somebodyForms = ['man', 'person', 'woman'];
/** Returns the same job with other endings: policeman, policewoman, policeperson. */
const otherForms = (words: string, ends: readonly string[] = somebodyForms): string[] => {
  const [, trade] = /^(\p{L}{4,}?)(?:man|woman|person)$/u.exec(plainWords(words).join(' ')) ?? [];
  return trade === undefined ? [] : ends.map((end) => trade + end);
};

/** Users also type bellboy, which no list has beside bellman. */
const typedForms = [...somebodyForms, 'boy'];

/**
 * Parses the lists. Their words must be written as `parseQuery` normalizes them, which a test
 * verifies.
 */
const readSynonyms = (
  lists: readonly string[],
): { known: ReadonlyMap<string, readonly Synonym[]>; typedWords: ReadonlySet<string> } => {
  const all = new Map<string, Synonym[]>();
  const typedWords = new Set<string>();
  const add = (typed: string, meant: readonly string[], strength: SynonymStrength): void => {
    const key = keyOf(typed);
    if (/^\p{L}+$/u.test(typed))
      for (const form of [typed.toLowerCase(), ...otherForms(typed, typedForms)])
        typedWords.add(form);
    // if two lines lead to the same words, the stronger relation wins
    const others = (all.get(key) ?? []).filter(
      (each) => each.strength === 'same' || strength === 'near' || !meant.includes(each.words),
    );
    const isNew = (words: string): boolean => others.every((each) => each.words !== words);
    all.set(key, [...others, ...meant.filter(isNew).map((words) => ({ words, strength }))]);
  };
  for (const text of lists.flatMap((list) => list.split('\n'))) {
    const line = (text.startsWith('#') ? '' : (text.split(' # ')[0] ?? '')).trim();
    if (line === '') continue;
    const [left = '', sign, right = ''] = line.split(/ (=>|>) /u);
    if (sign === undefined) {
      const members = left.split(' = ');
      for (const typed of members) add(typed, members, 'same');
    } else
      for (const typed of left.split(', '))
        add(typed, right.split(', '), sign === '=>' ? 'same' : 'near');
  }
  return { known: all, typedWords };
};

const { known, typedWords } = readSynonyms(synonymLists);
/** Single words that have synonyms, in lower case, with accents. */
export const wordsWithSynonyms: ReadonlySet<string> = typedWords;

const { known: licenses } = readSynonyms([licenseLines]);
/** Whether these words are a license or certificate that jobs require. */
export const isLicense = (words: string): boolean => licenses.has(keyOf(words));

/**
 * Whether a search for these words one by one finds `other` anyway, because it contains them all.
 */
const isFoundAnyway = (words: string, other: string): boolean => {
  const wordsOf = (text: string): string[] =>
    text.split(' ').map((word) => word.replace(/(?<=\p{L}[^s])s$/u, ''));
  const said = wordsOf(other.toLowerCase());
  return wordsOf(withoutAccents(words.toLowerCase())).every((word) => said.includes(word));
};

/** Whether these words, or another form of them, are in any of the lists. */
export const isInSynonymLists = (words: string): boolean => known.has(keyOf(words));

/**
 * Returns the synonyms of these words (as `parseQuery` normalizes them), each to be matched as a
 * phrase, `same` before `near`; [] for most words.
 */
export const synonymsOf = (words: string): readonly Synonym[] => {
  const listed = known.get(keyOf(words)) ?? [];
  const forms = otherForms(words)
    .filter((form) => listed.every((each) => each.words !== form))
    .map((form): Synonym => ({ words: form, strength: 'same' }));
  const all = [...listed, ...forms].filter((other) => !isFoundAnyway(words, other.words));
  return [
    ...all.filter(({ strength }) => strength === 'same'),
    ...all.filter(({ strength }) => strength === 'near'),
  ];
};
