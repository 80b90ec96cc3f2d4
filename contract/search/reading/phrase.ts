import type { EmploymentType } from '../../constants/employmentTypes';
import type { TypedWord } from './words';

/** What a phrase does to a search. `kept`: its words also stay, since titles say them. */
export type Meaning =
  | { kind: 'type'; types: readonly EmploymentType[]; kept: boolean }
  | { kind: 'remote' }
  | { kind: 'nearMe' }
  | { kind: 'bestPaid' }
  | { kind: 'within'; days: number }
  | { kind: 'pay'; payMin: number }
  /** Says nothing about the job. */
  | { kind: 'filler'; spanish: boolean }
  /**
   * A job needn't say it, but one that does is better. `alone`: what it is searched as, also where
   * nothing else is asked for. `onlyAlone`: beside a job it says nothing, since jobs that say its
   * words are no better. `beside`: what it is searched as beside a job only; titles that say one of
   * `against` are of the opposite.
   */
  | {
      kind: 'soft';
      alone?: string;
      onlyAlone?: boolean;
      beside?: string;
      against?: readonly string[];
      unwanted?: readonly string[];
    };

/** Where else a phrase has its meaning; `words[from]` to before `words[to]` are the phrase. */
export type Condition = (words: readonly TypedWord[], from: number, to: number) => boolean;

export type Phrase = {
  words: readonly string[];
  meaning: Meaning;
  condition: Condition | undefined;
};

/** Phrases of one meaning, from a list with commas. */
export const phrasesOf = (list: string, meaning: Meaning, condition?: Condition): Phrase[] =>
  list.split(',').map((phrase) => ({ words: phrase.trim().split(/\s+/), meaning, condition }));

export const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** The key of a word next to a phrase; '' at the ends, across a comma and where it is sealed. */
export const keyBefore = (words: readonly TypedWord[], from: number): string =>
  words[from]?.apart || words[from - 1]?.sealed ? '' : (words[from - 1]?.key ?? '');
export const keyAfter = (words: readonly TypedWord[], to: number): string =>
  words[to]?.apart || words[to]?.sealed ? '' : (words[to]?.key ?? '');

/** Nouns for a job as such: "jobs", "openings"; after these words a phrase is over. */
export const jobNouns = set(
  `job jobs work works working position positions opening openings vacancy vacancies career careers
  opportunity opportunities employment role roles gig gigs hiring posting postings listing listings
  trabajo trabajos empleo empleos vacante vacantes`,
);
export const joining = set(
  'in at for near with from to as of on and or that which who only around by paying en de para',
);
/** Whether a phrase ends the text or a part of it, or only a noun for jobs follows. */
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
