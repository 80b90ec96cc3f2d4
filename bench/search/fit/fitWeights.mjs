import { countedOnce, scoreOf } from '../quality/score.mjs';

/** @typedef {import('./rankings.mjs').JudgedRanking} JudgedRanking */
/** @typedef {import('./rankings.mjs').RankedJob} RankedJob */

/** @param {number[]} weights @param {number[]} features */
const dot = (weights, features) =>
  weights.reduce((sum, weight, index) => sum + weight * (features[index] ?? 0), 0);

/**
 * Returns the first ten jobs with these weights, each card once.
 *
 * @param {JudgedRanking} ranking
 * @param {number[]} weights
 */
const firstTen = ({ groups }, weights) => {
  const cards = new Set();
  /** @type {RankedJob[]} */
  const shown = [];
  for (const group of groups) {
    const sorted = group
      .map((job) => ({ job, score: dot(weights, job.features) }))
      .toSorted((a, b) => b.score - a.score);
    for (const { job } of sorted) {
      if (shown.length === 10) return shown;
      if (cards.has(job.card)) continue;
      cards.add(job.card);
      shown.push(job);
    }
  }
  return shown;
};

/** @param {JudgedRanking} ranking @param {number[]} weights */
const scored = (ranking, weights) =>
  scoreOf(countedOnce(firstTen(ranking, weights)), ranking.there);

/** @param {readonly JudgedRanking[]} rankings @param {number[]} weights */
export const meanScore = (rankings, weights) => {
  const scores = rankings.map((ranking) => scored(ranking, weights));
  /** @param {'ndcg' | 'first'} name */
  const mean = (name) => scores.reduce((sum, score) => sum + score[name], 0) / scores.length;
  return { ndcg: mean('ndcg'), first: mean('first') };
};

/** The number of jobs of a group to compare: the first ones, and as many relevant ones behind. */
const compared = 40;
/** @param {number} grade */
const gain = (grade) => 2 ** grade - 1;
/** @param {number} place */
const discount = (place) => 1 / Math.log2(place + 2);

/**
 * Adds the gradient of a ranking's loss (LambdaRank) to `gradient`: for each pair of jobs with
 * different grades, weighted by how much swapping them would change the NDCG.
 *
 * @param {JudgedRanking} ranking
 * @param {number[]} weights
 * @param {number[]} gradient
 */
const addGradient = ({ groups, there }, weights, gradient) => {
  const ideal = there
    .toSorted((a, b) => b - a)
    .slice(0, 10)
    .reduce((sum, grade, place) => sum + gain(grade) * discount(place), 0);
  if (ideal === 0) return;
  let before = 0;
  for (const group of groups) {
    if (before >= 10) return;
    const sorted = group
      .map((job) => ({ job, score: dot(weights, job.features) }))
      .toSorted((a, b) => b.score - a.score);
    const missed = sorted.slice(compared).filter(({ job }) => job.grade > 0);
    addPairs([...sorted.slice(0, compared), ...missed.slice(0, compared)], {
      before,
      ideal,
      gradient,
    });
    before += group.length;
  }
};

/**
 * @param {{ job: RankedJob, score: number }[]} list
 * @param {{ before: number, ideal: number, gradient: number[] }} place `before`: jobs of other groups.
 */
const addPairs = (list, { before, ideal, gradient }) => {
  for (const [i, one] of list.slice(0, 10 - before).entries())
    for (const [offset, other] of list.slice(i + 1).entries()) {
      if (other.job.grade === one.job.grade) continue;
      const [better, worse] = one.job.grade > other.job.grade ? [one, other] : [other, one];
      const worth =
        (gain(better.job.grade) - gain(worse.job.grade)) *
        (discount(i + before) - discount(i + 1 + offset + before));
      const share = worth / ideal / (1 + Math.exp(better.score - worse.score));
      for (const [index, slope] of gradient.entries())
        gradient[index] =
          slope - share * ((better.job.features[index] ?? 0) - (worse.job.features[index] ?? 0));
    }
};

/**
 * Optimizes the weights with Adam in `rounds` steps, so that better graded jobs rank first. Weights
 * stay at 0 or above, as every feature counts in a job's favor.
 *
 * @param {readonly JudgedRanking[]} rankings
 * @param {number[]} start
 * @param {{ l2: number, rounds?: number, rate?: number }} options
 */
export const fitWeights = (rankings, start, { l2, rounds = 150, rate = 0.2 }) => {
  const weights = [...start];
  const momentum = start.map(() => 0);
  const squares = start.map(() => 0);
  for (let round = 1; round <= rounds; round += 1) {
    const gradient = start.map(() => 0);
    for (const ranking of rankings) addGradient(ranking, weights, gradient);
    for (const [index, sum] of gradient.entries()) {
      const weight = weights[index] ?? 0;
      const slope = sum / rankings.length + l2 * (weight - (start[index] ?? 0));
      momentum[index] = 0.9 * (momentum[index] ?? 0) + 0.1 * slope;
      squares[index] = 0.99 * (squares[index] ?? 0) + 0.01 * slope * slope;
      const step =
        (momentum[index] ?? 0) /
        (1 - 0.9 ** round) /
        (Math.sqrt((squares[index] ?? 0) / (1 - 0.99 ** round)) + 1e-9);
      weights[index] = Math.max(0, weight - (rate / (1 + round / 30)) * step);
    }
  }
  return weights;
};
