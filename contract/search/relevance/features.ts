import { remembered } from '../remembered';
import { tokenize } from '../tokenize';
import { isForBeginners, isSeniorWord } from './beginners';
import { matchTerm, quality, type RankTerm, type TermMatch } from './rankTerms';
import { isOtherRole } from './roles';
import { otherKindAt, textShareOf } from './textShare';
import { titleParts, type TitleParts } from './titleParts';
import { companyIsUnnamed } from './unnamedCompany';

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
  /** 0 where the title says what isn't wanted: hours, mostly. */
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

const [tokensOf, partsOf] = [remembered(tokenize), remembered(titleParts)];

const month = 30 * 24 * 3_600_000;
/** How much a field counts beside the title. */
const fieldShare = { company: 0.9, place: 0.8, category: 0.4 };

/** The same of a place for a word of a trade: nobody who asks for a mason means Mason, OH. */
const tradeInPlace = 0.2;

const companyNoise = new Set([
  'inc',
  'llc',
  'ltd',
  'corp',
  'co',
  'company',
  'the',
  'and',
  'corporation',
  'group',
  'lp',
  'plc',
]);

type Matches = readonly (TermMatch | undefined)[];
/** By a query's terms and a field's tokens: many jobs have the same title, company or place. */
const knownMatches = new WeakMap<readonly RankTerm[], Map<readonly string[], Matches>>();
const matchAll = (terms: readonly RankTerm[], tokens: readonly string[]): Matches => {
  const known = knownMatches.get(terms) ?? new Map<readonly string[], Matches>();
  knownMatches.set(terms, known);
  const before = known.get(tokens);
  if (before) return before;
  const now = terms.map((term) => matchTerm(term, tokens));
  known.set(tokens, now);
  return now;
};

const share = (terms: readonly RankTerm[], of: (index: number) => number): number => {
  let [sum, all] = [0, 0];
  for (const [index, { weight, optional }] of terms.entries()) {
    const counted = optional ? weight / 3 : weight;
    all += counted;
    sum += counted * of(index);
  }
  return all === 0 ? 0 : sum / all;
};
const qualityIn = (matches: Matches) => (index: number) => matches[index]?.quality ?? 0;

const isWithin = ({ at, length }: TermMatch, { from, to }: TitleParts['core']): boolean =>
  at >= from && at + length <= to;

/** Which of the core's tokens a term says. */
const coveredTokens = (matches: Matches, { from, to }: TitleParts['core']): Set<number> => {
  const covered = new Set<number>();
  for (const match of matches)
    if (match)
      for (let at = match.at; at < match.at + match.length; at += 1)
        if (at >= from && at < to) covered.add(at);
  return covered;
};

/** Whether a word that wasn't asked for, behind one that was, makes it another role's name. */
const isOtherName = (
  matches: Matches,
  covered: ReadonlySet<number>,
  { tokens, core }: TitleParts,
): boolean =>
  matches.some((match) => {
    if (!match) return false;
    const next = match.at + match.length;
    return (
      next < core.to &&
      !covered.has(next) &&
      isOtherRole(tokens[next - 1] ?? '', tokens[next] ?? '')
    );
  });

const coreFeatures = (terms: readonly RankTerm[], parts: TitleParts, matches: Matches) => {
  const { core } = parts;
  const inCore = matches.map((match) => (match && isWithin(match, core) ? match : undefined));
  const required = inCore.filter((_, index) => terms[index]?.optional !== true);
  const coreSaid = share(terms, qualityIn(inCore));
  const size = core.to - core.from;
  const covered = coveredTokens(inCore, core);
  const coreAsked = size === 0 ? 0 : covered.size / size;
  const all = required.length > 0 && required.every((match) => match !== undefined);
  return {
    coreSaid,
    sameName:
      all && coreAsked === 1 ? Math.min(...required.map((match) => match?.quality ?? 0)) : 0,
    sameRole: isOtherName(inCore, covered, parts) ? 0 : 1,
  };
};

/** In the other order, two words are as near as with half a word between them. */
const turned = 0.5;
/** How near a word is to the one that was typed before it: 1 right behind it, less for each word between. */
const nearness = (one: TermMatch, other: TermMatch): number => {
  const between =
    other.at > one.at ? other.at - one.at - one.length : turned + one.at - other.at - other.length;
  return 1 / (1 + Math.max(0, between));
};
/** The mean of it for all words but the first; 0 for one that isn't said. */
const orderSaid = (terms: readonly RankTerm[], matches: Matches): number => {
  const asked = matches.filter((_, index) => terms[index]?.optional !== true);
  if (asked.length < 2) return 0;
  let sum = 0;
  for (const [index, other] of asked.entries()) {
    const one = asked[index - 1];
    if (one && other) sum += nearness(one, other);
  }
  return sum / (asked.length - 1);
};

const forBeginners = new WeakMap<readonly RankTerm[], boolean>();
/** Whether a title says that the job is for more than beginners, where these ask. */
const isTooSenior = (
  terms: readonly RankTerm[],
  tokens: readonly string[],
  covered: ReadonlySet<number>,
): boolean => {
  const asked = forBeginners.get(terms) ?? isForBeginners(terms);
  forBeginners.set(terms, asked);
  return asked && tokens.some((token, at) => isSeniorWord(token) && !covered.has(at));
};

/**
 * The last of the terms that name a trade says as what somebody works, or, where none does, the last
 * that names a rank; their synonyms say the same.
 */
const roleSaid = (terms: readonly RankTerm[], matches: Matches): number => {
  const lastOf = (wanted: RankTerm['role']): number =>
    terms.findLastIndex(({ role, optional }) => role === wanted && !optional);
  const trade = lastOf('trade');
  const at = trade === -1 ? lastOf('rank') : trade;
  const said = at === -1 ? 0 : (matches[at]?.quality ?? 0);
  return said >= quality.same ? 1 : said;
};

const noTokens: readonly string[] = [];
const companyFeatures = (terms: readonly RankTerm[], company: string) => {
  const tokens = companyIsUnnamed(company) ? noTokens : tokensOf(company);
  const matches = matchAll(terms, tokens);
  const isNoise = (token: string): boolean => companyNoise.has(token);
  const covered = coveredTokens(matches, { from: 0, to: tokens.length });
  const companySaid = share(terms, qualityIn(matches));
  // "group" alone is the name of no group
  const isNamed =
    !tokens.every(isNoise) && tokens.every((token, at) => covered.has(at) || isNoise(token));
  return { matches, companySaid, sameCompany: isNamed ? 1 : 0 };
};

/** The features of a job for a query's terms, and those it is better without; `now` in milliseconds. */
export const featuresOf = (
  terms: readonly RankTerm[],
  job: RankedFields,
  now: number,
  unwanted: readonly RankTerm[] = [],
): Features => {
  const parts = partsOf(job.title);
  const inTitle = matchAll(terms, parts.tokens);
  const { matches: inCompany, ...company } = companyFeatures(terms, job.company);
  const inPlace = matchAll(terms, tokensOf(job.place));
  const inCategory = matchAll(terms, tokensOf(job.category));
  const titleSaid = share(terms, qualityIn(inTitle));
  const covered = coveredTokens(inTitle, { from: 0, to: parts.tokens.length });
  const said = titleSaid + company.companySaid;
  const otherKind = otherKindAt(terms, inTitle, parts);
  const isOtherKind = otherKind !== undefined && !covered.has(otherKind);
  const textShare = textShareOf(terms, job.texts, { said, isOtherKind });
  const best = (index: number): number =>
    Math.max(
      inTitle[index]?.quality ?? 0,
      fieldShare.company * (inCompany[index]?.quality ?? 0),
      (terms[index]?.role === 'trade' ? tradeInPlace : fieldShare.place) *
        (inPlace[index]?.quality ?? 0),
      fieldShare.category * (inCategory[index]?.quality ?? 0),
      textShare,
    );
  const core = coreFeatures(terms, parts, inTitle);
  return {
    titleSaid,
    ...core,
    sameRole: otherKind === undefined ? core.sameRole : 0,
    roleSaid: roleSaid(terms, inTitle),
    wanted: unwanted.some((term) => matchTerm(term, parts.tokens)) ? 0 : 1,
    sameLevel: isTooSenior(terms, parts.tokens, covered) ? 0 : 1,
    inOrder: orderSaid(terms, inTitle),
    short: 1 / (1 + 0.5 * (parts.tokens.length - covered.size)),
    ...company,
    placeSaid: share(terms, qualityIn(inPlace)),
    categorySaid: share(terms, qualityIn(inCategory)),
    anywhereSaid: share(terms, best),
    phrase: job.texts === 'phrase' ? 1 : 0,
    fresh: Math.exp(-Math.max(0, now - job.posted) / month),
    near: 1 / (1 + job.miles / 10),
    sameRegion: 1 / (1 + job.miles / 200),
  };
};
