import { memoize } from '../memoize';
import { isForBeginners } from './beginners';
import { companyFeatures, fieldFeatures, share, titleFeatures } from './fieldFeatures';
import type { RankTerm } from './rankTerms';
import { textShareOf } from './textShare';

/** The fields that a job is ranked by. */
export type RankedFields = {
  title: string;
  company: string;
  place: string;
  category: string;
  /** When the job was posted, in milliseconds. */
  posted: number;
  /**
   * How the job's texts match the words that its other fields don't: next to each other or
   * anywhere; `null` if the texts weren't searched.
   */
  texts: 'phrase' | 'words' | null;
  /** Distance from the requested place; 0 in the place itself, and if none was requested. */
  miles: number;
};

/**
 * The ranking features of a job, each from 0 to 1. `titleSaid`, `coreSaid`, `companySaid`,
 * `placeSaid`, `categorySaid`: how much of the query the field matches, by the terms' weights;
 * `core` is the part of the title that names the job (titleParts.ts).
 */
export type Features = {
  titleSaid: number;
  coreSaid: number;
  /** The job's name equals the query. */
  sameName: number;
  /** How well the title matches the role in the query: "teacher" of "substitute teacher". */
  roleSaid: number;
  /**
   * 0 if the title continues with another role than the requested one, or names another kind of it:
   * a "nurse recruiter" isn't a nurse, nor a "finance manager" a quality manager.
   */
  sameRole: number;
  /** 0 if the title contains something unwanted, or denies what is wanted: hours, mostly. */
  wanted: number;
  /** 0 if the title is a senior one, and a job for beginners was asked for. */
  sameLevel: number;
  /** How close to each other the title has the words, and whether in their order. */
  inOrder: number;
  /** How few other words the title has. */
  short: number;
  companySaid: number;
  /** The company's name was typed. */
  sameCompany: number;
  placeSaid: number;
  categorySaid: number;
  /** How much of the query the job matches, each term in its best field. */
  anywhereSaid: number;
  /** The job's texts have the words next to each other. */
  phrase: number;
  fresh: number;
  near: number;
  /** How near the job is if nothing is close: prefers the next state to the other coast. */
  sameRegion: number;
};
export type FeatureName = keyof Features;
export const featureNames = [
  'titleSaid',
  'coreSaid',
  'sameName',
  'roleSaid',
  'sameRole',
  'wanted',
  'sameLevel',
  'inOrder',
  'short',
  'companySaid',
  'sameCompany',
  'placeSaid',
  'categorySaid',
  'anywhereSaid',
  'phrase',
  'fresh',
  'near',
  'sameRegion',
] as const satisfies FeatureName[];

const month = 30 * 24 * 3_600_000;
/** The weight of a field's matches relative to the title's. */
const fieldShare = { company: 0.9, place: 0.8, category: 0.4 };

/** The weight of a place for a word of a trade: nobody who searches for a mason means Mason, OH. */
const tradeInPlace = 0.2;

/**
 * Returns a function that computes the features of a job for a query's terms; `unwanted`: terms
 * that lower a job's rank; `now` in milliseconds. The results for each title, company, place and
 * category are cached, because many jobs share them.
 */
export const featuresFor = (
  terms: readonly RankTerm[],
  now: number,
  unwanted: readonly RankTerm[] = [],
): ((job: RankedFields) => Features) => {
  const asked = { terms, unwanted, isForBeginners: isForBeginners(terms) };
  const inTitle = memoize((title) => titleFeatures(asked, title));
  const inCompany = memoize((company) => companyFeatures(terms, company));
  const inPlace = memoize((place) => fieldFeatures(terms, place));
  const inCategory = memoize((category) => fieldFeatures(terms, category));
  const placeShares = terms.map(({ role }) => (role === 'trade' ? tradeInPlace : fieldShare.place));
  return (job) => {
    const [title, company] = [inTitle(job.title), inCompany(job.company)];
    const [place, category] = [inPlace(job.place), inCategory(job.category)];
    const textShare = textShareOf(terms, job.texts, {
      said: title.said.titleSaid + company.said.companySaid,
      isOtherKind: title.isOtherKind,
    });
    const best = (index: number): number =>
      Math.max(
        title.matches[index]?.quality ?? 0,
        fieldShare.company * (company.matches[index]?.quality ?? 0),
        (placeShares[index] ?? 0) * (place.matches[index]?.quality ?? 0),
        fieldShare.category * (category.matches[index]?.quality ?? 0),
        textShare,
      );
    return {
      titleSaid: title.said.titleSaid,
      coreSaid: title.said.coreSaid,
      sameName: title.said.sameName,
      roleSaid: title.said.roleSaid,
      sameRole: title.said.sameRole,
      wanted: title.said.wanted,
      sameLevel: title.said.sameLevel,
      inOrder: title.said.inOrder,
      short: title.said.short,
      companySaid: company.said.companySaid,
      sameCompany: company.said.sameCompany,
      placeSaid: place.said,
      categorySaid: category.said,
      anywhereSaid: share(terms, best),
      phrase: job.texts === 'phrase' ? 1 : 0,
      fresh: Math.exp(-Math.max(0, now - job.posted) / month),
      near: 1 / (1 + job.miles / 10),
      sameRegion: 1 / (1 + job.miles / 200),
    };
  };
};
