import { remembered } from '../remembered';
import { isForBeginners } from './beginners';
import { companyFeatures, fieldFeatures, share, titleFeatures } from './fieldFeatures';
import type { RankTerm } from './rankTerms';
import { textShareOf } from './textShare';

/** What a job is ranked by. */
export type RankedFields = {
  title: string;
  company: string;
  place: string;
  category: string;
  /** In milliseconds. */
  posted: number;
  /**
   * How its texts say the words that it doesn't say otherwise: next to each other, or anyhow; null
   * where they were not looked at.
   */
  texts: 'phrase' | 'words' | null;
  /** From the place that was asked for; 0 there, and where none was. */
  miles: number;
};

/**
 * What speaks for a job, each from 0 to 1. `titleSaid`, `coreSaid`, `companySaid`, `placeSaid`,
 * `categorySaid`: how much of the query the field says, by the terms' weights; `core` is the part of
 * the title that names the job (titleParts.ts).
 */
export type Features = {
  titleSaid: number;
  coreSaid: number;
  /** The name is what was asked for, all of it and nothing else. */
  sameName: number;
  /** How well the title says what somebody is to work as: "teacher" of "substitute teacher". */
  roleSaid: number;
  /**
   * 0 where the title goes on with another role than the one that was asked for, or names another
   * kind of it: a "nurse recruiter" is no nurse, a "finance manager" no quality manager.
   */
  sameRole: number;
  /** 0 where the title says what isn't wanted, or that it is without what is: hours, mostly. */
  wanted: number;
  /** 0 where the title leads others, and a job for beginners was asked for. */
  sameLevel: number;
  /** How near to each other the title says the words, and whether in their order. */
  inOrder: number;
  /** How little else the title says. */
  short: number;
  companySaid: number;
  /** The company has this name. */
  sameCompany: number;
  placeSaid: number;
  categorySaid: number;
  /** How much of the query the job says, each term in its best field. */
  anywhereSaid: number;
  /** Its texts say the words next to each other. */
  phrase: number;
  fresh: number;
  near: number;
  /** How near it is where nothing is near: the next state's rather than another coast's. */
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
/** How much a field counts beside the title. */
const fieldShare = { company: 0.9, place: 0.8, category: 0.4 };

/** The same of a place for a word of a trade: nobody who asks for a mason means Mason, OH. */
const tradeInPlace = 0.2;

/**
 * The features of jobs for a query's terms, and those they are better without; `now` in milliseconds.
 * What a title, a company, a place or a category says is worked out once: many jobs have the same.
 */
export const featuresFor = (
  terms: readonly RankTerm[],
  now: number,
  unwanted: readonly RankTerm[] = [],
): ((job: RankedFields) => Features) => {
  const asked = { terms, unwanted, isForBeginners: isForBeginners(terms) };
  const inTitle = remembered((title) => titleFeatures(asked, title));
  const inCompany = remembered((company) => companyFeatures(terms, company));
  const inPlace = remembered((place) => fieldFeatures(terms, place));
  const inCategory = remembered((category) => fieldFeatures(terms, category));
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
