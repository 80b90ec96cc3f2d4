import { licenseLines } from './synonyms/licenses';
import { synonymLists } from './synonyms/synonymLists';
import { singularOf } from './wordFamilies';

/** `same`: the same job by another name; `near`: a wider word, or a job next to it. */
export type SynonymStrength = 'same' | 'near';
export type Synonym = { words: string; strength: SynonymStrength };

const ascii = /^[\u0020-\u007e]*$/u;
const withoutAccents = (text: string): string =>
  // most have none, and decomposing them takes longer than all the rest
  ascii.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
        .normalize('NFC');

/** The words as two of them are compared: letter case, accents, hyphens and plurals aside. */
const plainWords = (words: string): string[] =>
  withoutAccents(words.toLowerCase())
    .split(/[\s-]+/u)
    .map(singularOf);

/** Who does it, at the end of a word (salesman) or as one of its own (sales lady, delivery guy). */
const somebodyAtEnd = /(?<=\p{L}{2})(?:man|woman|person|people|lady|boy|girl)$/u;
const somebody: ReadonlySet<string> = new Set(
  'man woman person people lady boy girl guy gal dude'.split(' '),
);
/** A cocinera is a cocinero, cajeras are cajeros, vendedoras vendedores. */
const feminineEnding = /(?:er|ad|ic|str|ri|ect|og|in|et)a$/u;
const masculine = (word: string): string => {
  if (word.endsWith('ora') || word.endsWith('ore')) return word.slice(0, -1);
  return word.endsWith('a') && feminineEnding.test(word) ? `${word.slice(0, -1)}o` : word;
};
/** "Ayudante de cocina" is mostly typed as "ayudante cocina". */
const spanishArticles: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los', 'el']);

/** What is looked up. A saleswoman, a sales lady and a sales person are one here. */
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

/** How jobs write who does it. */
const somebodyForms = ['man', 'person', 'woman'];
/** The same job under its other forms: a policeman is a policewoman, too. */
const otherForms = (words: string, ends: readonly string[] = somebodyForms): string[] => {
  const [, trade] = /^(\p{L}{4,}?)(?:man|woman|person)$/u.exec(plainWords(words).join(' ')) ?? [];
  return trade === undefined ? [] : ends.map((end) => trade + end);
};

/** People say bellboy as well, which no list has beside the bellman. */
const typedForms = [...somebodyForms, 'boy'];

/** The words of the lists are written as `parseQuery` writes them, which their test sees to. */
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
    // of two lines that lead to the same the stronger counts
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
/** Single words that have synonyms, in lower case, accents as typed. */
export const wordsWithSynonyms: ReadonlySet<string> = typedWords;

const { known: licenses } = readSynonyms([licenseLines]);
/** Whether these words are a license, or a certificate, that some jobs want. */
export const isLicense = (words: string): boolean => licenses.has(keyOf(words));

/** Whether whoever finds these words one by one finds `other` anyway: it says them all. */
const isFoundAnyway = (words: string, other: string): boolean => {
  const wordsOf = (text: string): string[] =>
    text.split(' ').map((word) => word.replace(/(?<=\p{L}[^s])s$/u, ''));
  const said = wordsOf(other.toLowerCase());
  return wordsOf(withoutAccents(words.toLowerCase())).every((word) => said.includes(word));
};

/** Whether these words, or another form of them, are in one of the lists. */
export const isListed = (words: string): boolean => known.has(keyOf(words));

/**
 * What else means the same as these words (as `parseQuery` writes them), each to be said as a
 * phrase, the same jobs before those that are near; [] for most.
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
