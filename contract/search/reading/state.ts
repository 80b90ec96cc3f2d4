import type { EmploymentType } from '../../constants/employmentTypes';
import type { Fate } from './fillers';
import type { Span, TypedWord } from './words';

/**
 * What a part of the typed text asks for besides words: `text` as it was typed, from `from` to
 * before `to`. Pay is in dollars a month, either end may be missing; `days` since it was posted.
 */
export type Reading = Span & { text: string } & (
    | { kind: 'pay'; payMin?: number; payMax?: number }
    | { kind: 'type'; type: EmploymentType }
    | { kind: 'remote' }
    | { kind: 'within'; days: number }
    | { kind: 'nearMe' }
    | { kind: 'bestPaid' }
    | { kind: 'unwanted' }
    | { kind: 'excluded' }
  );

export type WordsRead = {
  /** In the order they were typed; a kind but `type`, `unwanted` and `excluded` occurs once. */
  readings: Reading[];
  /**
   * What is left to search for; it ends with a blank where its last word isn't being typed. '' where
   * only readings and words that say nothing were typed: all jobs that the readings leave.
   */
  rest: string;
  /** Words of `rest`, as `splitWords` has them, that a job needn't say; better if it does. */
  optional: string[];
  /** Words of `rest` that are given up first where too few jobs say all: shifts, "no experience". */
  soft: string[];
  /** What is searched besides `rest`, all of it soft: conditions of the asker's as jobs say them. */
  besides?: string;
};

/** A text while it is read. */
export type State = {
  typed: string;
  words: TypedWord[];
  fates: Fate[];
  readings: Reading[];
  /** Spans that `rest` leaves out besides the words that are gone. */
  cuts: Span[];
  /** Words next to each other that jobs must not say: "nurse not travel". */
  excluded: string[];
  /** What soft phrases are searched as where nothing else is asked for, and the indexes of their words. */
  alone: { as: Set<string>; words: Set<number> };
  /** The same of those that are searched so beside a job only, and what jobs had better not say then. */
  beside: { as: Set<string>; words: Set<number>; against: Set<string> };
  /** What jobs had better not say in their titles, and the indexes of the words for it: "no nights". */
  unwanted: { said: Set<string>; words: Set<number> };
  /** What says nothing beside a job, by the indexes of its words: years of experience, "no nights". */
  besideJob: { from: number; to: number }[];
  spanish: boolean;
};
