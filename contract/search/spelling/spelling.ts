import { parseQuery, type Alternative, type Clause } from '../parseQuery';
import { cleanText, splitCleanText } from '../splitWords';
import { correctWord, jobsWithForms, type Neighbors } from './spellingCorrection';
import {
  completeMisspelledPrefix,
  expandAbbreviation,
  joinedForm,
  splitForms,
} from './spellingForms';
import { foldWord, headJobs, type SpellingVocabulary } from './spellingVocabulary';

/** A word of a query, folded, with its position in the text. */
type TypedWord = {
  word: string;
  /** The word as `parseQuery` normalizes it. */
  said: string;
  from: number;
  to: number;
  /** Whether it is the last word, which may still be typed. */
  prefix: boolean;
};

/** More words than anybody types: the rest must have been pasted, and is ignored. */
const maxWords = 12;

/**
 * Returns the words of a query that aren't quoted or negated, with `null` in place of those that
 * are, and of "or".
 */
const typedWords = (clean: string): (TypedWord | null)[] =>
  [...clean.matchAll(/-?"[^"]*"?|[^\s"]+/gu)].slice(0, maxWords).flatMap(({ 0: token, index }) => {
    if (token.includes('"') || token.startsWith('-') || /^or$/iu.test(token)) return [null];
    let at = 0;
    return splitCleanText(token).map((said): TypedWord | null => {
      at = token.toLowerCase().indexOf(said.toLowerCase(), at);
      const [from, to] = [index + at, index + at + said.length];
      at += said.length;
      // a letter may be longer in lower case
      return clean.slice(from, to).toLowerCase() === said.toLowerCase()
        ? { word: foldWord(said), said, from, to, prefix: to === clean.length }
        : null;
    });
  });

export const alternativeKinds = ['joined', 'split', 'beginning'] as const;
export type AlternativeKind = (typeof alternativeKinds)[number];
/** Other words to search as well, by the words that were typed. */
export type Alternatives = ReadonlyMap<string, readonly { words: string; kind: AlternativeKind }[]>;
export type SpellingCheck = {
  /** The text with its misspelled words corrected; `null` if there are none. */
  q: string | null;
  /**
   * Whether none of the corrected words is in any title, company or place, so that only texts can
   * match.
   */
  isNotInHeads: boolean;
  /**
   * The approximate number of jobs with the rarest of the corrected words; Infinity if there are
   * none, or if they are part of several words that have synonyms.
   */
  rarestWordJobs: number;
  /**
   * By one or two words (as `parseQuery` normalizes them) of the text as typed and as corrected.
   * Several words are a phrase.
   */
  alternatives: Alternatives;
};

const neighborsAt = (words: readonly (TypedWord | null)[], at: number): Neighbors => ({
  before: words[at - 1]?.word ?? '',
  after: words[at + 1]?.word ?? '',
});

type Forms = { words: string; kind: AlternativeKind }[];
const alternativesFor = (
  words: readonly (TypedWord | null)[],
  vocabulary: SpellingVocabulary,
): Map<string, Forms> => {
  const found = new Map<string, Forms>();
  const add = (said: string, forms: Forms): void => {
    if (forms.length > 0) found.set(said, forms);
  };
  const joinedAt = (at: number): string | undefined => {
    const [first, second] = [words[at], words[at + 1]];
    return first && second ? joinedForm(first.word, second.word, vocabulary) : undefined;
  };
  for (const [at, typed] of words.entries()) {
    if (!typed) continue;
    const { word, said, prefix } = typed;
    const joined = joinedAt(at);
    const isHalf = joined !== undefined || joinedAt(at - 1) !== undefined;
    const expanded =
      prefix || isHalf ? [] : expandAbbreviation(word, vocabulary, neighborsAt(words, at));
    const [first = '', second = '', third] = word.split('-');
    const whole = third === undefined ? joinedForm(first, second, vocabulary) : undefined;
    add(said, [
      ...splitForms(word, vocabulary).map((form) => ({ words: form, kind: 'split' as const })),
      ...(whole === undefined ? [] : [{ words: whole, kind: 'joined' as const }]),
      ...expanded.map((form) => ({ words: form, kind: 'beginning' as const })),
    ]);
    if (joined !== undefined)
      add(`${said} ${words[at + 1]?.said ?? ''}`, [{ words: joined, kind: 'joined' }]);
  }
  return found;
};

/**
 * Whether a word is half of one that jobs write as one, or is such a word: then it isn't
 * misspelled.
 */
const isPart = (
  words: readonly (TypedWord | null)[],
  at: number,
  alternatives: Alternatives,
): boolean => {
  const [before, own, after] = [words[at - 1], words[at], words[at + 1]];
  const isKnown = (...pair: (TypedWord | null | undefined)[]): boolean =>
    pair.every(Boolean) && alternatives.has(pair.map((each) => each?.said).join(' '));
  const hasHalves = (alternatives.get(own?.said ?? '') ?? []).some(({ kind }) => kind === 'split');
  return hasHalves || isKnown(before, own) || isKnown(own, after);
};

const cleanQuery = (typed: string): string => cleanText(typed).replaceAll(/\s+/gu, ' ').trim();

/** Returns the words of a query that `cleanQuery` returned. */
const readWords = (typed: string, clean: string): (TypedWord | null)[] => {
  // a trailing space means that the last word is complete
  const isOpen = /\S$/u.test(cleanText(typed));
  return typedWords(clean).map((word) => word && { ...word, prefix: word.prefix && isOpen });
};

/** Replaces the words that have a correction; returns `null` if none has. */
const withCorrections = (
  clean: string,
  words: readonly (TypedWord | null)[],
  correct: (word: TypedWord, at: number) => string | undefined,
): string | null => {
  let text = clean;
  for (const [at, word] of [...words.entries()].toReversed()) {
    const corrected = word && correct(word, at);
    if (word && typeof corrected === 'string')
      text = text.slice(0, word.from) + corrected + text.slice(word.to);
  }
  return text === clean ? null : text;
};

/** Whether a word is part of several that have synonyms together: "garbage man". */
const hasSynonyms = (clauses: readonly Clause[], word: string): boolean =>
  clauses.some(
    ({ any }) =>
      any.some(({ synonym }) => synonym !== undefined) &&
      splitCleanText(any[0]?.words ?? '').some((each) => foldWord(each) === word),
  );

/**
 * Corrects a query's misspelled words, and finds alternatives for words that jobs may write in
 * another way. Uses the vocabulary only, not the database. Quoted and negated words are left
 * unchanged.
 */
export const checkSpelling = (typed: string, vocabulary: SpellingVocabulary): SpellingCheck => {
  const clean = cleanQuery(typed);
  const words = readWords(typed, clean);
  const alternatives = alternativesFor(words, vocabulary);
  const clauses = parseQuery(clean);
  let [isNotInHeads, rarestWordJobs] = [true, Infinity];
  const q = withCorrections(clean, words, ({ word }, at) => {
    if (isPart(words, at, alternatives)) return undefined;
    const corrected = correctWord(word, vocabulary, neighborsAt(words, at));
    if (corrected === undefined) return undefined;
    isNotInHeads &&= headJobs(vocabulary.countsOf(word)) === 0;
    if (!hasSynonyms(clauses, word))
      rarestWordJobs = Math.min(rarestWordJobs, jobsWithForms(word, vocabulary));
    return corrected;
  });
  if (q === null) return { q, isNotInHeads: false, rarestWordJobs, alternatives };
  const corrected = alternativesFor(readWords(typed, q), vocabulary);
  return {
    q,
    isNotInHeads,
    rarestWordJobs,
    alternatives: new Map([...alternatives, ...corrected]),
  };
};

/**
 * Corrects a query that is still being typed, including its last, incomplete word. Returns `null`
 * if nothing can be corrected.
 */
export const correctIncompleteQuery = (
  typed: string,
  vocabulary: SpellingVocabulary,
): string | null => {
  const clean = cleanQuery(typed);
  const words = readWords(typed, clean);
  return withCorrections(
    clean,
    words,
    ({ word, prefix }, at) =>
      correctWord(word, vocabulary, neighborsAt(words, at)) ??
      (prefix ? completeMisspelledPrefix(word, vocabulary) : undefined),
  );
};

/** Converts an alternative to a synonym. */
const added = ({ words, kind }: Forms[number]): Alternative => ({
  words,
  phrase: words.includes(' '),
  prefix: false,
  synonym: kind === 'beginning' ? 'near' : 'same',
});
const alternativesOf = (said: string, alternatives: Alternatives): Alternative[] =>
  (alternatives.get(said) ?? []).map(added);

/** More are hardly ever meant, and each takes time. */
const maxCombinations = 6;
/**
 * Joins two clauses into one that matches both, or the two in one word; returns `undefined` if no
 * joined form is known.
 */
const joinedClause = (
  before: Clause | undefined,
  after: Clause,
  alternatives: Alternatives,
): Clause | undefined => {
  const [first, second] = [before?.any[0], after.any[0]];
  if (!before || !first || !second || before.negated || after.negated) return undefined;
  const joined = alternativesOf(`${first.words} ${second.words}`, alternatives);
  const singles = [before, after].map(({ any }) => any.filter(({ phrase }) => !phrase));
  if (joined.length === 0 || before.any.slice(1).some(({ synonym }) => !synonym)) return undefined;
  const typed = (singles[0] ?? []).flatMap((one) =>
    (singles[1] ?? []).map((other) => ({
      words: `${one.words} ${other.words}`,
      phrase: false,
      prefix: other.prefix,
      synonym: one.synonym ?? other.synonym,
    })),
  );
  return { any: [...typed.slice(0, maxCombinations), ...joined], negated: false };
};

/** Adds alternatives to the clauses of a query (`parseQuery`). */
export const withAlternatives = (
  clauses: readonly Clause[],
  alternatives: Alternatives = new Map(),
): Clause[] => {
  const adapted: Clause[] = [];
  for (const clause of clauses) {
    const joined = joinedClause(adapted.at(-1), clause, alternatives);
    const own = clause.any
      .filter(({ synonym, phrase }) => !synonym && !phrase && !clause.negated)
      .flatMap(({ words }) => alternativesOf(words, alternatives));
    if (joined) adapted.splice(-1, 1, joined);
    else adapted.push({ ...clause, any: [...clause.any, ...own] });
  }
  return adapted;
};
