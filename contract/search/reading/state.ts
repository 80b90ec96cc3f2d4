import type { EmploymentType } from '../../constants/employmentTypes';
import type { WordLabel } from './fillers';
import type { Span, TypedWord } from './words';

/**
 * A reading: what a part of the typed text asks for besides words. `text` is that part, from `from`
 * to before `to`. Pay is in dollars a month, and either bound may be missing; `days` is the maximum
 * age.
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
  /**
   * In the order in which they were typed; only `type`, `unwanted` and `excluded` can occur more
   * than once.
   */
  readings: Reading[];
  /**
   * The text that is left to search. It ends with a space unless its last word may still be typed.
   * '' if there were only readings and fillers: all jobs that match the readings.
   */
  rest: string;
  /**
   * Words of `rest` (as returned by `splitWords`) that jobs don't have to match; those that do rank
   * higher.
   */
  optional: string[];
  /** Words of `rest` that are dropped first if too few jobs match: shifts, "no experience". */
  soft: string[];
  /** A second query besides `rest`, all of it soft: the user's conditions as jobs write them. */
  boostQuery?: string;
  /**
   * The parts of the typed text that jobs don't have to match, but that rank them; none by default.
   */
  preferred?: string[];
};

/** The state while a text is read. */
export type State = {
  typed: string;
  words: TypedWord[];
  labels: WordLabel[];
  readings: Reading[];
  /** Spans to leave out of `rest` besides the words that are gone. */
  cuts: Span[];
  /** The indexes of the words that soft phrases begin with. */
  phrases: Set<number>;
  /** Phrases that jobs must not contain: "nurse not travel". */
  excluded: string[];
  /** The queries of soft phrases that also work alone, each with the indexes of its words. */
  alone: Map<string, Set<number>>;
  /** The query of a workplace that is all that is asked for besides the conditions in `alone`. */
  setting?: string | undefined;
  /**
   * The queries of soft phrases that are used only next to a job, the indexes of their words, and
   * the words that jobs should not contain then.
   */
  beside: { as: Set<string>; words: Set<number>; against: Set<string> };
  /**
   * The words that titles should not contain, and the indexes of the typed words for it: "no
   * nights".
   */
  unwanted: { said: Set<string>; words: Set<number> };
  /**
   * The index ranges of phrases that are ignored next to a job: years of experience, "no nights".
   */
  besideJob: { from: number; to: number }[];
  spanish: boolean;
};
