import type { ReadQuery } from '@contract/search/reading/readQuery';
import { maxRank } from '@contract/search/relevance/rankCandidates';
import type { JobFilters, JobQuery } from '../../repositories/search/jobFilters';
import { readRelaxed, type Relaxed } from './relaxedSearch';
import type { Position } from './searchCursor';
import type { Found, SearchContext, TextMatch } from './searchPages';

/**
 * A first page: jobs that match, then from `relaxed.from` on those that match in part. `loosest`:
 * what the heads of these were looked for by, whether any was found or not.
 */
export type FilledPage<Page> = {
  answer: Page;
  relaxed: (Omit<Relaxed, 'loosest'> & { from: number }) | null;
  loosest: Relaxed['loosest'];
};

/** Before all jobs of the tier of this one. */
const before = ({ position }: TextMatch): Position =>
  position.by === 'rank' ? { ...position, last: { ...position.last, rank: maxRank } } : position;

/**
 * The first page by relevance with its room filled (`readRelaxed`). What only texts or stems match is
 * ranked among the jobs that match in part: those that this leaves no room for begin the next page.
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
  // where each posting is listed, so is each match before any other job
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
    // what matches before the first that doesn't is no part of these
    relaxed: {
      ...relaxed,
      from: rows.length + firstInPart,
      inTexts: relaxed.inTexts - firstInPart,
    },
    loosest,
  };
};
