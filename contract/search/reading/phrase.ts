import type { EmploymentType } from '../../constants/employmentTypes';
import type { TypedWord } from './words';

/**
 * The effect of a phrase on a search. `kept`: its words are searched too, since titles contain
 * them.
 */
export type Meaning =
  | { kind: 'type'; types: readonly EmploymentType[]; kept: boolean }
  | { kind: 'remote' }
  | { kind: 'nearMe' }
  | { kind: 'bestPaid' }
  | { kind: 'within'; days: number }
  | { kind: 'pay'; payMin: number }
  /** A phrase that says nothing about the job. */
  | { kind: 'filler'; spanish: boolean }
  /**
   * Jobs don't have to match it; those that do rank higher. `alone`: the query for it, also if
   * nothing else is asked for. `onlyAlone`: next to a job it is ignored, since jobs that contain
   * its words are no better. `beside`: the query for it next to a job only; titles with a word of
   * `against` mean the opposite. `unwanted`: words of titles that should rank lower.
   */
  | {
      kind: 'soft';
      alone?: string;
      onlyAlone?: boolean;
      beside?: string;
      against?: readonly string[];
      unwanted?: readonly string[];
    };

/** An additional condition for a phrase, which is `words[from]` to before `words[to]`. */
export type Condition = (words: readonly TypedWord[], from: number, to: number) => boolean;

export type Phrase = {
  words: readonly string[];
  meaning: Meaning;
  condition: Condition | undefined;
};

/** Creates phrases of one meaning from a comma-separated list. */
export const phrasesOf = (list: string, meaning: Meaning, condition?: Condition): Phrase[] =>
  list.split(',').map((phrase) => ({ words: phrase.trim().split(/\s+/), meaning, condition }));

export const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * The key of the word before or after a phrase; '' at the ends of the text, across a comma, or if
 * the word is sealed.
 */
export const keyBefore = (words: readonly TypedWord[], from: number): string =>
  words[from]?.apart || words[from - 1]?.sealed ? '' : (words[from - 1]?.key ?? '');
export const keyAfter = (words: readonly TypedWord[], to: number): string =>
  words[to]?.apart || words[to]?.sealed ? '' : (words[to]?.key ?? '');

/** General nouns for a job: "jobs", "openings". A phrase ends before them. */
export const jobNouns = set(
  `job jobs work works working position positions opening openings vacancy vacancies career careers
  opportunity opportunities employment role roles gig gigs hiring posting postings listing listings
  trabajo trabajos empleo empleos vacante vacantes`,
);
export const joining = set(
  'in at for near with from to as of on and or that which who only around by paying en de para',
);
/** Whether a phrase is at the end of the text or of a part, or only a noun for a job follows. */
export const endsPart: Condition = (words, _from, to) => {
  const next = keyAfter(words, to);
  return next === '' || jobNouns.has(next) || joining.has(next);
};
export const notAfter = (before: string): Condition => {
  const known = set(before);
  return (words, from) => !known.has(keyBefore(words, from));
};
export const notBefore = (after: string): Condition => {
  const known = set(after);
  return (words, _from, to) => !known.has(keyAfter(words, to));
};
export const both =
  (...conditions: readonly Condition[]): Condition =>
  (words, from, to) =>
    conditions.every((condition) => condition(words, from, to));
