import type { Clause } from '../parseQuery';
import { remembered } from '../remembered';
import { normalizeText } from '../tokenize';
import { featuresFor, type Features, type RankedFields } from './features';
import { payScore, type AskedPay, type StatedPay } from './payRank';
import { quality, rankTerms, unwantedTerms, type RankTerm } from './rankTerms';
import { scoreOf } from './weights';

/** A match as it is ranked. */
export type Candidate = Omit<RankedFields, 'posted' | 'miles'> & {
  /** Of candidates of the same age, the one with the larger id comes first. */
  id: string | number;
  at: Date;
  /** Whether one applies for it on the host's own site, where there are others. */
  applyHere?: boolean;
  /** Where pay does something to their order. */
  pay?: StatedPay | null;
  /** What only the same texts have; null where the company tells whose job it is. */
  sameText: string | null;
};
/** `alike`: how many other candidates are the same job. */
export type Ranked<Each extends Candidate> = Each & { rank: number; alike: number };

/** How candidates are ranked. */
export type Ranking = {
  words: { parsed: readonly Clause[] };
  /** How much a word tells, as a token. */
  weightOf: (token: string) => number;
  /** Whether some title, company or place says a word, as a token. */
  isSaid: (token: string) => boolean;
  /** How much each term tells, where a page before has ranked by it. */
  weights?: readonly number[];
  /** When the search began, in milliseconds. */
  asOf: number;
  /** How far a place, as it is written, is from the one asked for, in miles. */
  milesTo: (place: string) => number;
  /** What pay does to their order. */
  pay?: AskedPay | undefined;
  /** Whether the same job is listed once. */
  collapse: boolean;
  /** Ranks by id that were worked out before, for the same words and place; new ones are added. */
  ranks?: Map<Candidate['id'], number>;
  /** Told of what was ranked at once, for `npm run explain`. */
  explain?: (ranked: readonly ExplainedCandidate[]) => void;
};
export type ExplainedCandidate = Ranked<Candidate> & { features: Features };

/**
 * Scores are rounded to this part of 1. Of jobs that differ by less, those that one applies for here
 * come first, by half a step; then the newer ones.
 */
const rankSteps = 16;
const applyHereStep = 0.5;
/** More than any job's rank. */
export const maxRank = 2 ** 31 - 1;
/** Whether a number may be a rank. */
export const isRank = (value: number): boolean =>
  Number.isInteger(value / applyHereStep) && Math.abs(value) <= maxRank;

const comparedText = remembered((text) => normalizeText(text.trim()));
/** Where no company is named, postings may be anybody's: only the same texts make them one job. */
export const sameJobKey = ({
  title,
  company,
  place,
  sameText,
}: Pick<Candidate, 'title' | 'company' | 'place' | 'sameText'>): string =>
  `${comparedText(title)}\n${sameText ?? comparedText(company)}\n${comparedText(place)}`;

/** The best of each job, which stands for the others. */
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
 * Candidates by how well they match, best first; of those that match equally well what one applies
 * for here, then the newer one.
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
  // sorting compares a time far more often than there are jobs
  const ranked = candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate), time: candidate.at.getTime() }))
    .toSorted(
      (a, b) => b.rank - a.rank || b.time - a.time || (a.candidate.id < b.candidate.id ? 1 : -1),
    )
    .map(({ candidate, rank }): Ranked<Each> => ({ ...candidate, rank, alike: 0 }));
  explain?.(ranked.map((each) => ({ ...each, features: featuresOfCandidate(each) })));
  return collapse ? collapsed(ranked) : ranked;
};

/** Whether all that a job says of the words is their stems: to these an accountant is an account. */
export const saysStemsAlone = ({
  words,
  weightOf,
  weights,
  asOf,
}: Omit<Ranking, 'isSaid'>): ((job: Candidate) => boolean) => {
  const featuresOf = featuresFor(weighedTerms({ words, weightOf, weights }), asOf);
  return ({ title, company, place, category, texts, at }) => {
    const job = { title, company, place, category, texts, posted: at.getTime(), miles: 0 };
    // a share is a sum of shares, so a hair more may be no more
    return featuresOf(job).anywhereSaid < quality.stem + 1e-6;
  };
};
