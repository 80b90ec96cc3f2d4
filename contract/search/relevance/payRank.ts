import { singularOf } from '../wordFamilies';
import type { Features } from './features';
import { matchTerm, type RankTerm } from './rankTerms';
import { isRole } from './roles';
import { titleParts } from './titleParts';

/** What a search asks of pay besides filters, in dollars a month. */
export type AskedPay = {
  /** The pay that jobs should reach; only partly matching jobs may pay less. */
  atLeast?: number;
  /**
   * Whether `atLeast` was typed: if no role was, jobs that pay about as much come first, because
   * what pays far more asks for far more.
   */
  isAbout?: boolean;
  /** Whether to sort the best paid first: "highest paying". */
  bestFirst?: boolean;
};
/** A job's pay; 0 to 0 means that it isn't stated. */
export type StatedPay = { from: number; to: number };

/** A job that states its pay, with its features. */
type PaidJob = { title: string; pay: StatedPay; said: Features };

/**
 * Returns the middle of a range, but at most twice the lower end, since hardly anybody gets the
 * upper end of a wide range.
 */
const usualPay = ({ from, to }: StatedPay): number => Math.min((from + to) / 2, 2 * from);

/**
 * The pay of each level is higher by this factor; jobs of the same level are sorted by relevance.
 */
const level = { lowest: 300, factor: 1.1 };
const levelOf = (pay: StatedPay): number =>
  Math.max(1, Math.round(Math.log(usualPay(pay) / level.lowest) / Math.log(level.factor)));

/** More than the difference in relevance between any two jobs of the requested role. */
const levelScore = 60;
/** The score of a stated pay, and of each level, next to relevance. */
const beside = { known: 1, level: 0.06 };

/** At least a match by synonym, so text matches alone don't count. */
const wellSaid = 0.85;

/** Whether a title contains the requested role as a person: "plumber", and not only "plumbing". */
const saysRole = (terms: readonly RankTerm[], title: string): boolean => {
  const { tokens } = titleParts(title);
  return terms.some((term) => {
    const match = term.role && matchTerm(term, tokens);
    return (
      match !== undefined &&
      tokens.slice(match.at, match.at + match.length).some((token) => isRole(singularOf(token)))
    );
  });
};

/**
 * Returns the score for "best paid first". Among jobs of the requested role, only pay decides. If
 * no role was requested, pay is weighed against relevance: the best paid of all jobs with
 * "warehouse" are data warehouses.
 */
const bestScore = (terms: readonly RankTerm[], { title, pay, said }: PaidJob): number => {
  const { anywhereSaid, roleSaid, sameRole, wanted } = said;
  if (anywhereSaid < wellSaid || sameRole < 1 || wanted < 1) return 0;
  if (terms.every(({ role }) => role === undefined))
    return beside.known + beside.level * levelOf(pay);
  return roleSaid < wellSaid || !saysRole(terms, title) ? 0 : levelScore * levelOf(pay);
};

/** The score of jobs that pay what is asked for, next to those that don't state their pay. */
const paysEnough = 3;
/**
 * Deductions for jobs that don't start at the requested pay: for those that reach it, by how much
 * of their range is below; for those that don't, a larger one, by how far they are below.
 */
const less = { atStart: 1, reaches: 1.9, known: 3, most: 3 };

const lessScore = (atLeast: number, { from, to }: StatedPay): number => {
  if (from >= atLeast) return -paysEnough;
  if (to >= atLeast)
    return less.atStart + (less.reaches * (atLeast - from)) / (to - from) - paysEnough;
  return less.known + Math.min(less.most, less.most * Math.log(atLeast / to));
};

/** Deductions for each doubling of the requested pay, beyond what is still about as much. */
const more = { about: 1.25, doubled: 2.5, most: 5 };
const moreScore = (atLeast: number, pay: StatedPay): number =>
  Math.min(
    more.most,
    more.doubled * Math.max(0, Math.log2(usualPay(pay) / (more.about * atLeast))),
  );

/** Returns what a job's pay adds to its score. */
export const payScore = (
  { atLeast, isAbout = false, bestFirst = false }: AskedPay,
  terms: readonly RankTerm[],
  job: PaidJob,
): number => {
  if (!(job.pay.to > 0)) return 0;
  const tooLittle = atLeast === undefined ? 0 : lessScore(atLeast, job.pay);
  const isAmong = isAbout && atLeast !== undefined && terms.every(({ role }) => role !== 'trade');
  return (
    (bestFirst ? bestScore(terms, job) : 0) -
    tooLittle -
    (isAmong ? moreScore(atLeast, job.pay) : 0)
  );
};
