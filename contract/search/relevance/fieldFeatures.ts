import { memoize } from '../memoize';
import { tokenize } from '../tokenize';
import { isSeniorWord } from './beginners';
import { isDenied, matchTerm, quality, type RankTerm, type TermMatch } from './rankTerms';
import { isOtherRole } from './roles';
import { otherKindAt } from './textShare';
import { titleParts, type TitleParts } from './titleParts';
import { companyIsUnnamed } from './unnamedCompany';

const [tokensOf, partsOf] = [memoize(tokenize), memoize(titleParts)];

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
const matchAll = (terms: readonly RankTerm[], tokens: readonly string[]): Matches =>
  terms.map((term) => matchTerm(term, tokens));

/**
 * Returns how much of the query is matched, by the terms' weights; optional terms count a third.
 */
export const share = (terms: readonly RankTerm[], of: (index: number) => number): number => {
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

/** Returns the positions of the tokens that the terms match. */
const coveredTokens = (matches: Matches, { from, to }: TitleParts['core']): Set<number> => {
  const covered = new Set<number>();
  for (const match of matches)
    if (match)
      for (let at = match.at; at < match.at + match.length; at += 1)
        if (at >= from && at < to) covered.add(at);
  return covered;
};

/** Whether a word that wasn't typed follows one that was, and makes it another role. */
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

/** In reverse order, two words count as if half a word was between them. */
const turned = 0.5;
/**
 * Returns how close a word is to the one typed before it: 1 directly after it, less for each word
 * between.
 */
const nearness = (one: TermMatch, other: TermMatch): number => {
  const between =
    other.at > one.at ? other.at - one.at - one.length : turned + one.at - other.at - other.length;
  return 1 / (1 + Math.max(0, between));
};
/** Returns the mean closeness of all words but the first; an unmatched one counts 0. */
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

/** Whether a title is for more than beginners, by words that weren't typed. */
const isSenior = (tokens: readonly string[], covered: ReadonlySet<number>): boolean =>
  tokens.some((token, at) => isSeniorWord(token) && !covered.has(at));

/**
 * Returns how well the last of the terms that name a trade is matched, or, if there is none, the
 * last that names a rank. A match by synonym counts in full.
 */
const roleSaid = (terms: readonly RankTerm[], matches: Matches): number => {
  const lastOf = (wanted: RankTerm['role']): number =>
    terms.findLastIndex(({ role, optional }) => role === wanted && !optional);
  const trade = lastOf('trade');
  const at = trade === -1 ? lastOf('rank') : trade;
  const said = at === -1 ? 0 : (matches[at]?.quality ?? 0);
  return said >= quality.same ? 1 : said;
};

/** Whether a title denies what was asked for. */
const deniesAsked = (terms: readonly RankTerm[], tokens: readonly string[]): boolean =>
  tokens.some((_, at) =>
    terms.some((term) => isDenied(tokens, at, term) && matchTerm(term, tokens.slice(at))?.at === 0),
  );

const noTokens: readonly string[] = [];
const isNoise = (token: string): boolean => companyNoise.has(token);
/** Matches a company's name with the terms. */
export const companyFeatures = (terms: readonly RankTerm[], company: string) => {
  const tokens = companyIsUnnamed(company) ? noTokens : tokensOf(company);
  const found = matchAll(terms, tokens);
  // nobody searches for ENGIE as "engineer"
  const named = found.filter((match) => match && match.quality > quality.stem);
  const covered = coveredTokens(named, { from: 0, to: tokens.length });
  // "group" alone isn't a company's name
  const isNamed =
    !tokens.every(isNoise) && tokens.every((token, at) => covered.has(at) || isNoise(token));
  // "electrical engineer plc" doesn't ask for Wood plc
  const saysMore = (match: TermMatch): boolean =>
    isNamed || !tokens.slice(match.at, match.at + match.length).every(isNoise);
  const matches = found.map((match) => (match && saysMore(match) ? match : undefined));
  return {
    matches,
    said: { companySaid: share(terms, qualityIn(matches)), sameCompany: isNamed ? 1 : 0 },
  };
};

/** Matches a title with the terms, and with those that lower a job's rank. */
export const titleFeatures = (
  { terms, unwanted, isForBeginners: beginnersAsk }: Asked,
  title: string,
) => {
  const parts = partsOf(title);
  const { tokens } = parts;
  const matches = matchAll(terms, tokens);
  const covered = coveredTokens(matches, { from: 0, to: tokens.length });
  const otherKind = otherKindAt(terms, matches, parts);
  const core = coreFeatures(terms, parts, matches);
  return {
    matches,
    isOtherKind: otherKind !== undefined && !covered.has(otherKind),
    said: {
      titleSaid: share(terms, qualityIn(matches)),
      coreSaid: core.coreSaid,
      sameName: core.sameName,
      sameRole: otherKind === undefined ? core.sameRole : 0,
      roleSaid: roleSaid(terms, matches),
      wanted:
        unwanted.some((term) => matchTerm(term, tokens)) || deniesAsked(terms, tokens) ? 0 : 1,
      sameLevel: beginnersAsk && isSenior(tokens, covered) ? 0 : 1,
      inOrder: orderSaid(terms, matches),
      short: 1 / (1 + 0.5 * (tokens.length - covered.size)),
    },
  };
};

/** The query, prepared for comparing titles with it. */
export type Asked = {
  terms: readonly RankTerm[];
  unwanted: readonly RankTerm[];
  isForBeginners: boolean;
};

/** Matches another field with the terms. */
export const fieldFeatures = (terms: readonly RankTerm[], text: string) => {
  const matches = matchAll(terms, tokensOf(text));
  return { matches, said: share(terms, qualityIn(matches)) };
};
