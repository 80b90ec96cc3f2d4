import { collapsedCases } from './collapsedCases';
import { helpCases } from './helpCases';
import { hourCases } from './hourCases';
import { mixedJobs } from './mixedJobs';
import { paidCases } from './paidCases';
import { partCases } from './partCases';
import { placeCases } from './placeCases';
import { relevanceCases } from './relevanceCases';
import type { CaseGroup } from './searchCase';
import { narrowedSpellingCases, spellingCases } from './spellingCases';
import { suggestionCases } from './suggestionCases';
import { synonymCases } from './synonymCases';
import { textCases } from './textCases';
import { datedJobs, undatedJobs } from './undatedJobs';
import { understoodCases } from './understoodCases';
import { whenCases } from './whenCases';
import { writtenCases } from './writtenCases';

/**
 * The expected results of searches on our own host and in the browser: both run this table
 * (server/test/search/searchCases.test.ts, src/searchEngine/searchCases.test.ts). If the two
 * differ, the case says why.
 */
export const allCases: readonly CaseGroup[] = [
  mixedJobs,
  undatedJobs,
  datedJobs,
  ...placeCases,
  ...relevanceCases,
  spellingCases,
  narrowedSpellingCases,
  writtenCases,
  helpCases,
  synonymCases,
  textCases,
  ...partCases,
  understoodCases,
  paidCases,
  hourCases,
  whenCases,
  collapsedCases,
  ...suggestionCases,
];
