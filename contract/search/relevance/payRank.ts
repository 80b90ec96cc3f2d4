import { singularOf } from '../wordFamilies';
import type { Features } from './features';
import { matchTerm, type RankTerm } from './rankTerms';
import { isRole } from './roles';
import { titleParts } from './titleParts';

/** What a search asks of pay besides filtering by it, in dollars a month. */
export type AskedPay = {
  /** Pay that jobs are to reach; others may be among those that match in part. */
  atLeast?: number;
  /** The best paid first: "highest paying". */
  bestFirst?: boolean;
};
/** A job's pay; 0 to 0 says nothing about it. */
export type StatedPay = { from: number; to: number };

/** A job that gives its pay, with what it says of the terms. */
type PaidJob = { title: string; pay: StatedPay; said: Features };

/** The middle of a range; of a wide one, whose upper end hardly anybody gets, twice the lower end. */
const usualPay = ({ from, to }: StatedPay): number => Math.min((from + to) / 2, 2 * from);

/** A level's pay is that much more than the one's before; of one level the more relevant are first. */
const level = { lowest: 300, factor: 1.1 };
const levelOf = (pay: StatedPay): number =>
  Math.max(1, Math.round(Math.log(usualPay(pay) / level.lowest) / Math.log(level.factor)));

/** More than relevance makes of two jobs that are what was asked for. */
const levelScore = 60;
/** What a known pay counts beside relevance, and a level of it. */
const beside = { known: 1, level: 0.06 };

/** As well as by a synonym, so nothing of it by the texts alone. */
const wellSaid = 0.85;

/** Whether a title says who works as what was asked for: "plumber", and not only "plumbing". */
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
 * Of jobs that are the role that was asked for, nothing but pay decides. Where no role was asked
 * for, pay counts beside relevance: what pays best of all that say "warehouse" are data warehouses.
 */
const bestScore = (terms: readonly RankTerm[], { title, pay, said }: PaidJob): number => {
  const { anywhereSaid, roleSaid, sameRole, wanted } = said;
  if (anywhereSaid < wellSaid || sameRole < 1 || wanted < 1) return 0;
  if (terms.every(({ role }) => role === undefined))
    return beside.known + beside.level * levelOf(pay);
  return roleSaid < wellSaid || !saysRole(terms, title) ? 0 : levelScore * levelOf(pay);
};

/**
 * Behind those that start at the pay: those that reach it, by how much of their range does; and behind
 * those that say nothing about it, the nearest first.
 */
const less = { atStart: 1, reaches: 1.9, known: 3, most: 3 };

const lessScore = (atLeast: number, { from, to }: StatedPay): number => {
  if (from >= atLeast) return 0;
  if (to >= atLeast) return less.atStart + (less.reaches * (atLeast - from)) / (to - from);
  return less.known + Math.min(less.most, less.most * Math.log(atLeast / to));
};

/** What a job's pay adds to its score. */
export const payScore = (
  { atLeast, bestFirst = false }: AskedPay,
  terms: readonly RankTerm[],
  job: PaidJob,
): number => {
  if (!(job.pay.to > 0)) return 0;
  return (
    (bestFirst ? bestScore(terms, job) : 0) -
    (atLeast === undefined ? 0 : lessScore(atLeast, job.pay))
  );
};
