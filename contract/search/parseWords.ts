import { synonymsOf } from './synonymsOf';
import { cleanText, wordsInClean } from './wordsIn';

/** Words that are all wanted. */
export type Alternative = {
  /** Lower case but for IT, the trade; accents as typed; one blank between words. */
  words: string;
  /**
   * Several words that stand next to each other, in this order: what was in quotes, and a synonym
   * of several words.
   */
  adjacent: boolean;
  /** The last word is still being typed and may be the beginning of one. */
  unfinished: boolean;
  /** Not typed, but means the same. */
  synonym: boolean;
};
/** One thing that must (or, `denied`, must not) be said: any of `any`, which is never empty. */
export type Wanted = { any: Alternative[]; denied: boolean };

/** A word or phrase as it was typed; `joined` to the one before by "or". */
type Thing = {
  words: string;
  several: boolean;
  quoted: boolean;
  denied: boolean;
  joined: boolean;
  unfinished: boolean;
};

const longest = 300;
/** Nobody means more words than this; what a database is asked for stays small. */
const mostThings = 32;
const longestRun = 4;
/** Nobody types more words or phrases than this: what has more was pasted. */
const mostMeant = 12;

/**
 * One letter tells too little of a word's beginning, where letters have cases; a sign of Chinese or
 * a syllable of Arabic tells more.
 */
const mayBeBeginning = (word: string): boolean =>
  word !== 'IT' && (/../u.test(word) || !/[\p{Lu}\p{Ll}\p{N}]/u.test(word));

const readThings = (typed: string): Thing[] => {
  const clean = cleanText(typed.slice(0, longest));
  const things: Thing[] = [];
  let either = false;
  const add = (words: string[], marks: Pick<Thing, 'quoted' | 'denied' | 'unfinished'>): void => {
    const before = things.at(-1);
    things.push({
      ...marks,
      words: words.join(' '),
      several: words.length > 1,
      joined: either && !marks.denied && before?.denied === false,
    });
    either = false;
  };
  for (const { 0: token, index } of clean.matchAll(/-?"[^"]*"?|[^\s"]+/gu)) {
    const [quoted, denied] = [token.includes('"'), token.startsWith('-')];
    const words = wordsInClean(token);
    if (!quoted && !denied && words.length === 1 && words[0] === 'or') {
      either = things.length > 0;
      continue;
    }
    if (quoted && words.length > 0) add(words, { quoted, denied, unfinished: false });
    if (!quoted) {
      const isLast = index + token.length === clean.length;
      // a pronoun is nothing one looks for
      const meant = words.map((word) => (word === 'it' ? 'IT' : word));
      meant.forEach((word, at) =>
        add([word], {
          quoted,
          denied,
          unfinished: isLast && at === meant.length - 1 && !denied && mayBeBeginning(word),
        }),
      );
    }
    if (things.length >= mostThings) break;
  }
  return things.length > mostMeant ? pastedText(things.slice(0, mostThings)) : things;
};

/** In a text that was pasted a dash denies nothing, and its last word was cut off somewhere. */
const pastedText = (things: readonly Thing[]): Thing[] =>
  things.filter(({ unfinished }) => !unfinished).map((thing) => ({ ...thing, denied: false }));

const asTyped = ({ words, several, quoted, unfinished }: Thing): Alternative => ({
  words,
  adjacent: quoted && several,
  unfinished,
  synonym: false,
});
const synonyms = (words: string): Alternative[] =>
  synonymsOf(words).map((each) => ({
    words: each,
    adjacent: each.includes(' '),
    unfinished: false,
    synonym: true,
  }));
const withSynonyms = (thing: Thing): Alternative[] => [
  asTyped(thing),
  ...(thing.quoted || thing.denied ? [] : synonyms(thing.words)),
];

const takesPart = (thing: Thing | undefined): boolean =>
  thing !== undefined && !thing.quoted && !thing.denied && !thing.joined;

/** The longest run of words from `at` that has synonyms; none crosses an "or". */
const runFrom = (things: Thing[], at: number): { length: number; any: Alternative[] } | null => {
  for (let length = longestRun; length > 1; length -= 1) {
    const run = things.slice(at, at + length);
    if (run.length < length || !run.every(takesPart) || things[at + length]?.joined) continue;
    const words = run.map((thing) => thing.words).join(' ');
    const others = synonyms(words);
    if (others.length > 0)
      return {
        length,
        any: [
          { words, adjacent: false, unfinished: run.at(-1)?.unfinished ?? false, synonym: false },
          ...others,
        ],
      };
  }
  return null;
};

/** The first of those that say the same. */
const unlikeOnes = <Each>(all: readonly Each[], said: (one: Each) => string): Each[] => {
  const seen = new Set<string>();
  return all.filter((one) => !seen.has(said(one)) && seen.add(said(one)));
};

/**
 * What somebody typed into a search field, as host and browser both understand it. All of it must
 * hold, in any order. "In quotes" (also “ ”, « »): next to each other; an open quote ends with the
 * text. -word or -"a phrase": must not be said. `or` joins just the two things beside it. The last
 * word, unless a blank follows, may be the beginning of one. Words with synonyms (synonyms.ts;
 * longest runs first) get them as further alternatives, but not in quotes and not where denied.
 * Only what has a letter or digit counts: marks or emoji alone give []. Only denials give only
 * denials. Reads 300 characters and 32 words or phrases, and nothing after them; of more than 12,
 * so pasted from somewhere, none is denied or unfinished.
 */
export const parseWords = (typed: string): Wanted[] => {
  const things = readThings(typed);
  const wanted: Wanted[] = [];
  for (let at = 0; at < things.length;) {
    const run = runFrom(things, at);
    let length = run?.length ?? 1;
    while (!run && things[at + length]?.joined) length += 1;
    const any = run?.any ?? things.slice(at, at + length).flatMap(withSynonyms);
    wanted.push({
      any: unlikeOnes(any, ({ words, adjacent }) => `${words}${adjacent}`),
      denied: things[at]?.denied ?? false,
    });
    at += length;
  }
  return unlikeOnes(wanted, ({ any, denied }) =>
    JSON.stringify([denied, any.map(({ words, adjacent }) => [words, adjacent])]),
  );
};
