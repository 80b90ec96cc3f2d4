import type { ReadQuery } from '@contract/search/reading/readQuery';
import { maxRank } from '@contract/search/relevance/rankCandidates';
import type { JobFilters, JobQuery } from '../../repositories/search/jobFilters';
import { readRelaxed, type Relaxed } from './relaxedSearch';
import type { Position } from './searchCursor';
import type { Found, SearchContext, TextMatch } from './searchPages';

/**
 * A first page: jobs that match, followed from index `relaxed.from` by jobs that match in part.
 * `loosest`: the query that the heads of the latter had to match, whether any was found or not.
 */
export type FilledPage<Page> = {
  answer: Page;
  relaxed: (Omit<Relaxed, 'loosest'> & { from: number }) | null;
  loosest: Relaxed['loosest'];
};

/** The position before all jobs of this job's tier. */
const before = ({ position }: TextMatch): Position =>
  position.by === 'rank' ? { ...position, last: { ...position.last, rank: maxRank } } : position;

/**
 * Returns the first page by relevance, with its remaining room filled (`readRelaxed`). Jobs that
 * match by their texts or stems alone are ranked together with those that match in part; the next
 * page begins with those that no longer fit.
 */
export const filledPage = async <
  Page extends Found & { query: JobQuery | undefined; filters: JobFilters },
>(
  context: SearchContext,
  answer: Page,
  understood: ReadQuery,
  limit: number,
): Promise<FilledPage<Page>> => {
  const asItIs = { answer, relaxed: null, loosest: '' };
  const { query, next, filters } = answer;
  // if every posting is listed separately, all matches come before any other job
  const texts = context.ranking.collapse ? answer.texts : [];
  const rows = texts.length > 0 ? answer.rows.slice(0, answer.heads) : answer.rows;
  if (!query || rows.length >= limit || (texts.length === 0 && next !== null)) return asItIs;
  const { loosest, ...relaxed } = await readRelaxed(context, query, understood, {
    shown: rows,
    texts: texts.map(({ ranked }) => ranked),
    wanted: limit - rows.length,
    filters,
  });
  const matching = new Set(texts.map(({ ranked }) => ranked.id));
  const firstInPart = relaxed.rows.findIndex(({ id }) => !matching.has(id));
  if (firstInPart === -1) return { ...asItIs, loosest };
  const [first] = texts;
  const listed = new Set(relaxed.rows.map(({ id }) => id));
  const last = texts.findLast(({ ranked }) => listed.has(ranked.id));
  const isMore = next !== null || texts.some(({ ranked }) => !listed.has(ranked.id));
  return {
    answer: {
      ...answer,
      rows: [...rows, ...relaxed.rows],
      next: isMore ? (last?.position ?? answer.lastHead ?? (first ? before(first) : next)) : null,
    },
    // full matches before the first partial one aren't part of `relaxed`
    relaxed: {
      ...relaxed,
      from: rows.length + firstInPart,
      inTexts: relaxed.inTexts - firstInPart,
    },
    loosest,
  };
};
