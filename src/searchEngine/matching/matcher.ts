import type { JobIndex } from '@/searchEngine/index/jobIndex';
import { fieldRanks, makePhraseScanner } from './phraseScanner';
import { matchQuality, type QueryPlan } from './queryPlan';

/** How a clause matches: its best field (`fieldRanks`), and how well (`matchQuality`). */
type ClauseMatch = { field: number; quality: number };
/** How a job matches a query. */
export type Match = {
  /** Of each clause that isn't negated. */
  clauses: ClauseMatch[];
  /** The title has all typed words as a phrase, in whatever form. */
  hasPhraseInTitle: boolean;
  /** In tokens. */
  titleLength: number;
};

const headRankOf = (field: number): number =>
  field === 0 ? fieldRanks.title : field === 1 ? fieldRanks.company : fieldRanks.head;
const textRankOf = (): number => fieldRanks.texts;

/**
 * Makes a function that matches the job at a position; null where it doesn't match. It scans the
 * job's head, which is most often enough, then its texts, unless `headsOnly`. Scans 50,000 jobs'
 * texts in some 50 ms.
 */
export const makeMatcher = (
  { heads, texts }: JobIndex,
  plan: QueryPlan,
  tokenCount: number,
  headsOnly: boolean,
): ((at: number) => Match | null) => {
  const { clauses, whole } = plan;
  const { reset, scan, foundIn, foundQuality } = makePhraseScanner(plan, tokenCount);
  const [headIds, textIds] = [heads.ids(), texts.ids()];
  /** The alternative in the best field, then of the best quality; null where none matches. */
  const bestOf = (any: readonly (readonly number[])[]): ClauseMatch | null => {
    let [field, quality] = [Infinity, 0];
    for (const phrases of any) {
      // an alternative is as good as the worst of its phrases
      let [worstField, worstQuality]: [number, number] = [0, matchQuality.exact];
      for (const phrase of phrases) {
        worstField = Math.max(worstField, foundIn[phrase] || Infinity);
        worstQuality = Math.min(worstQuality, foundQuality[phrase] ?? 0);
      }
      if (worstField < field || (worstField === field && worstQuality > quality))
        [field, quality] = [worstField, worstQuality];
    }
    return field === Infinity ? null : { field, quality };
  };
  const someNegated = clauses.some(({ negated }) => negated);
  return (job) => {
    reset();
    const titleLength = scan(headIds, heads.start(job), heads.start(job + 1), headRankOf);
    const hasPhraseInTitle = whole !== null && foundIn[whole.phrase] === fieldRanks.title;
    if (!headsOnly && (someNegated || clauses.some(({ any }) => bestOf(any) === null)))
      scan(textIds, texts.start(job), texts.start(job + 1), textRankOf);
    const matched: ClauseMatch[] = [];
    for (const { any, negated } of clauses) {
      const best = bestOf(any);
      if ((best !== null) === negated) return null;
      if (best) matched.push(best);
    }
    return { clauses: matched, hasPhraseInTitle, titleLength };
  };
};
