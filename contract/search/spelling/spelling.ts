import { parseQuery, type Alternative, type Clause } from '../parseQuery';
import { cleanText, splitCleanText } from '../splitWords';
import { correctWord, jobsWithForms, type Neighbors } from './spellingCorrection';
import { beginningsOf, joinedForm, misspelledBeginning, splitForms } from './spellingForms';
import { foldWord, headJobs, type SpellingVocabulary } from './spellingVocabulary';

/** A word of a query, folded, with where it is in the text. */
type TypedWord = {
  word: string;
  /** As `parseQuery` writes it. */
  said: string;
  from: number;
  to: number;
  /** The last one, which may be still being typed. */
  prefix: boolean;
};

/** More words than anybody types; others were pasted and aren't looked at. */
const maxWords = 12;

/** The words of a query that aren't in quotes or negated, null between words that are apart. */
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
/** Other words for what was typed, that are to be found as well. */
export type Alternatives = ReadonlyMap<string, readonly { words: string; kind: AlternativeKind }[]>;
export type AdaptedWords = {
  /** The text with its misspelled words corrected; null where none is. */
  q: string | null;
  /** Whether no title, company or place says any of the words that are corrected: only texts may. */
  isUnsaid: boolean;
  /**
   * How many jobs say the rarest of the words that are corrected, about; Infinity where none is, or
   * where synonyms of several words say it in another way.
   */
  saidBy: number;
  /**
   * By a word or two as `parseQuery` writes them, of the text as typed and corrected. Several words
   * are meant next to each other.
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
    const begun = prefix || isHalf ? [] : beginningsOf(word, vocabulary, neighborsAt(words, at));
    const [first = '', second = '', third] = word.split('-');
    const whole = third === undefined ? joinedForm(first, second, vocabulary) : undefined;
    add(said, [
      ...splitForms(word, vocabulary).map((form) => ({ words: form, kind: 'split' as const })),
      ...(whole === undefined ? [] : [{ words: whole, kind: 'joined' as const }]),
      ...begun.map((form) => ({ words: form, kind: 'beginning' as const })),
    ]);
    if (joined !== undefined)
      add(`${said} ${words[at + 1]?.said ?? ''}`, [{ words: joined, kind: 'joined' }]);
  }
  return found;
};

/** Whether a word is half of one that jobs write as one, or has halves: then it is no misspelling. */
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

/** The words of a query as `cleanQuery` gives it. */
const readWords = (typed: string, clean: string): (TypedWord | null)[] => {
  // a blank at the end says that the last word is whole
  const isOpen = /\S$/u.test(cleanText(typed));
  return typedWords(clean).map((word) => word && { ...word, prefix: word.prefix && isOpen });
};

/** The text with its words replaced; null where none is. */
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

/** Whether a word is one of several that have synonyms together: "garbage man". */
const hasSynonyms = (clauses: readonly Clause[], word: string): boolean =>
  clauses.some(
    ({ any }) =>
      any.some(({ synonym }) => synonym !== undefined) &&
      splitCleanText(any[0]?.words ?? '').some((each) => foldWord(each) === word),
  );

/**
 * How a query's words are to be read that may be written otherwise in jobs: misspelled words
 * corrected, and by words what is to be found as well. Without any access to the database; words
 * in quotes and negated ones stay as they are.
 */
export const adaptWords = (typed: string, vocabulary: SpellingVocabulary): AdaptedWords => {
  const clean = cleanQuery(typed);
  const words = readWords(typed, clean);
  const alternatives = alternativesFor(words, vocabulary);
  const clauses = parseQuery(clean);
  let [isUnsaid, saidBy] = [true, Infinity];
  const q = withCorrections(clean, words, ({ word }, at) => {
    if (isPart(words, at, alternatives)) return undefined;
    const corrected = correctWord(word, vocabulary, neighborsAt(words, at));
    if (corrected === undefined) return undefined;
    isUnsaid &&= headJobs(vocabulary.countsOf(word)) === 0;
    if (!hasSynonyms(clauses, word)) saidBy = Math.min(saidBy, jobsWithForms(word, vocabulary));
    return corrected;
  });
  if (q === null) return { q, isUnsaid: false, saidBy, alternatives };
  const corrected = alternativesFor(readWords(typed, q), vocabulary);
  return { q, isUnsaid, saidBy, alternatives: new Map([...alternatives, ...corrected]) };
};

/**
 * What somebody may mean who is still typing: each word corrected, the last one also where it isn't
 * whole; null where nothing can be.
 */
export const correctBegun = (typed: string, vocabulary: SpellingVocabulary): string | null => {
  const clean = cleanQuery(typed);
  const words = readWords(typed, clean);
  return withCorrections(
    clean,
    words,
    ({ word, prefix }, at) =>
      correctWord(word, vocabulary, neighborsAt(words, at)) ??
      (prefix ? misspelledBeginning(word, vocabulary) : undefined),
  );
};

/** What isn't typed is added as a synonym is. */
const added = ({ words, kind }: Forms[number]): Alternative => ({
  words,
  phrase: words.includes(' '),
  prefix: false,
  synonym: kind === 'beginning' ? 'near' : 'same',
});
const alternativesOf = (said: string, alternatives: Alternatives): Alternative[] =>
  (alternatives.get(said) ?? []).map(added);

/** More are hardly ever meant, and each costs time. */
const maxCombinations = 6;
/** Two clauses as one: the words of both, or both in one word; undefined where none is known. */
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

/** A query's clauses (`parseQuery`) with other words for what was typed added as alternatives. */
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
