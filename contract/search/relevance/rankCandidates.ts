import { memoize } from '../memoize';
import type { Clause } from '../parseQuery';
import { normalizeText } from '../tokenize';
import { featuresFor, type Features, type RankedFields } from './features';
import { payScore, type AskedPay, type StatedPay } from './payRank';
import { quality, rankTerms, unwantedTerms, type RankTerm } from './rankTerms';
import { scoreOf } from './weights';

/** A match to rank. */
export type Candidate = Omit<RankedFields, 'posted' | 'miles'> & {
  /** Of candidates with the same time, the one with the larger id comes first. */
  id: string | number;
  at: Date;
  /** Whether the host takes applications for the job itself, if it has other jobs too. */
  applyHere?: boolean;
  /** Set if pay affects the order. */
  pay?: StatedPay | null;
  /** A key of the job's texts; `null` if the company identifies whose job it is. */
  sameText: string | null;
};
/** `alike`: how many other candidates are duplicates of the job. */
export type Ranked<Each extends Candidate> = Each & { rank: number; alike: number };

/** The parameters of ranking. */
export type Ranking = {
  words: { parsed: readonly Clause[] };
  /** Returns the weight of a token: higher for rarer ones. */
  weightOf: (token: string) => number;
  /** Whether any title, company or place contains a token. */
  isSaid: (token: string) => boolean;
  /** The weights of the terms, if a previous page was ranked by them. */
  weights?: readonly number[];
  /** The time of the search, in milliseconds. */
  asOf: number;
  /** Returns the distance of a place (as written) from the requested one, in miles. */
  milesTo: (place: string) => number;
  /** How pay affects the order. */
  pay?: AskedPay | undefined;
  /** Whether duplicates of a job are collapsed into one. */
  collapse: boolean;
  /** Cached ranks by id, for the same words and place; new ones are added. */
  ranks?: Map<Candidate['id'], number>;
  /** Called with the ranked candidates, for `npm run explain`. */
  explain?: (ranked: readonly ExplainedCandidate[]) => void;
};
export type ExplainedCandidate = Ranked<Candidate> & { features: Features };

/**
 * Scores are rounded to multiples of 1/16. Among jobs with the same rounded score, those that take
 * applications here come first (by half a step), then the newer ones.
 */
const rankSteps = 16;
const applyHereStep = 0.5;
/** An upper bound of ranks. */
export const maxRank = 2 ** 31 - 1;
/** Whether a number can be a rank. */
export const isRank = (value: number): boolean =>
  Number.isInteger(value / applyHereStep) && Math.abs(value) <= maxRank;

const comparedText = memoize((text) => normalizeText(text.trim()));
/**
 * Returns a key that duplicates of a job share. If no company is named, jobs may be of different
 * employers: only those with the same texts are duplicates.
 */
export const sameJobKey = ({
  title,
  company,
  place,
  sameText,
}: Pick<Candidate, 'title' | 'company' | 'place' | 'sameText'>): string =>
  `${comparedText(title)}\n${sameText ?? comparedText(company)}\n${comparedText(place)}`;

/** Collapses duplicates into the best ranked of them. */
const collapsed = <Each extends Candidate>(ranked: readonly Ranked<Each>[]): Ranked<Each>[] => {
  const jobs = new Map<string, Ranked<Each>>();
  for (const candidate of ranked) {
    const key = sameJobKey(candidate);
    const first = jobs.get(key);
    if (first) first.alike += 1;
    else jobs.set(key, candidate);
  }
  return [...jobs.values()];
};

const weighedTerms = ({
  words,
  weightOf,
  weights,
}: Pick<Ranking, 'words' | 'weightOf' | 'weights'>): RankTerm[] =>
  rankTerms(words.parsed, weightOf).map((term, index) => ({
    ...term,
    weight: weights?.[index] ?? Number(term.weight.toFixed(3)),
  }));

/**
 * Sorts candidates by rank, best first. Among equal ones, those that take applications here come
 * first, then the newer ones.
 */
export const rankCandidates = <Each extends Candidate>(
  {
    words,
    weightOf,
    weights,
    asOf,
    milesTo,
    pay,
    collapse,
    ranks,
    explain,
  }: Omit<Ranking, 'isSaid'>,
  candidates: readonly Each[],
): Ranked<Each>[] => {
  const terms = weighedTerms({ words, weightOf, weights });
  const featuresOf = featuresFor(terms, asOf, unwantedTerms(words.parsed));
  const featuresOfCandidate = ({ title, company, place, category, texts, at }: Candidate) =>
    featuresOf({
      title,
      company,
      place,
      category,
      texts,
      posted: at.getTime(),
      miles: milesTo(place),
    });
  const scored = (candidate: Candidate): number => {
    const said = featuresOfCandidate(candidate);
    const { title, pay: stated } = candidate;
    return scoreOf(said) + (pay && stated ? payScore(pay, terms, { title, pay: stated, said }) : 0);
  };
  const rankOf = (candidate: Candidate): number => {
    const rank =
      ranks?.get(candidate.id) ??
      Math.round(rankSteps * scored(candidate)) + (candidate.applyHere ? applyHereStep : 0);
    ranks?.set(candidate.id, rank);
    return rank;
  };
  // sorting compares times far more often than there are jobs
  const ranked = candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate), time: candidate.at.getTime() }))
    .toSorted(
      (a, b) => b.rank - a.rank || b.time - a.time || (a.candidate.id < b.candidate.id ? 1 : -1),
    )
    .map(({ candidate, rank }): Ranked<Each> => ({ ...candidate, rank, alike: 0 }));
  explain?.(ranked.map((each) => ({ ...each, features: featuresOfCandidate(each) })));
  return collapse ? collapsed(ranked) : ranked;
};

/**
 * Returns a predicate for jobs that match the words by stems only: "account" is the stem of
 * accountant.
 */
export const matchesOnlyByStem = ({
  words,
  weightOf,
  weights,
  asOf,
}: Omit<Ranking, 'isSaid'>): ((job: Candidate) => boolean) => {
  const featuresOf = featuresFor(weighedTerms({ words, weightOf, weights }), asOf);
  return ({ title, company, place, category, texts, at }) => {
    const job = { title, company, place, category, texts, posted: at.getTime(), miles: 0 };
    // allows for rounding errors in the sum
    return featuresOf(job).anywhereSaid < quality.stem + 1e-6;
  };
};
