import { inBatches } from '../batches';
import type { Context } from '../context';
import type { Database } from '../database/database';
import { dropOldApiKeys } from '../repositories/accounts/apiKeys';
import { dropOldEmailUndos } from '../repositories/accounts/emailUndos';
import { dropOldNetworks } from '../repositories/accounts/knownNetworks';
import { dropOldLinks } from '../repositories/accounts/mailedLinks';
import { dropOldSessions } from '../repositories/accounts/sessions';
import { dropOldMatches } from '../repositories/alerts/alertMatching';
import { dropEndedAlerts } from '../repositories/alerts/jobAlerts';
import { dropOldInvitationsToJobs } from '../repositories/candidates/candidateInvitations';
import { dropOldCandidateViews } from '../repositories/candidates/openProfiles';
import { dropOldColleagueInvitations } from '../repositories/companies/colleagueInvitations';
import { sweepBatch } from '../repositories/deleteBatch';
import { dropOldChangedPages } from '../repositories/discovery/changedPages';
import { dropOldHidden } from '../repositories/inbox/hiddenItems';
import { dropOldInboxItems } from '../repositories/inbox/inboxItems';
import { dropRemovedSavedJobs } from '../repositories/inbox/savedJobs';
import { dropOldConfirmations } from '../repositories/jobs/jobConfirmations';
import { dropOldViews } from '../repositories/jobs/jobViews';
import {
  dropDeletedJobs,
  dropDeletedTexts,
  dropEndedSearchRows,
} from '../repositories/jobs/oldJobs';
import { dropOldIdempotencyKeys } from '../repositories/limits/idempotency';
import { dropOldHits } from '../repositories/limits/rateLimitHits';
import { dropOldTraffic } from '../repositories/limits/traffic';
import { dropOldDigestItems } from '../repositories/mail/digests';
import { dropOldMails } from '../repositories/mail/mails';
import { dropReplacedMedia } from '../repositories/media/media';
import { dropOldSentTexts, dropOldSignals } from '../repositories/moderation/abuseSignals';
import { dropOldNotices } from '../repositories/moderation/notices';
import { dropOldCases, dropOldDecisions } from '../repositories/moderation/oldCases';
import { dropOldAudit } from '../repositories/office/audit';
import { dropOldHelpQuestions } from '../repositories/office/helpQuestions';
import { dropOldInvitations } from '../repositories/office/invitations';
import { dropOldTerms } from '../repositories/search/searchTerms';
import { dropOldPageLoads } from '../repositories/site/pageLoads';
import { dropOldDeliveries } from '../repositories/webhooks/deliveries';
import type { Retention } from '../settings/retention';
import { runSteps } from '../timing/runSteps';
import { dropUnusedStored } from './files/storedFiles';
import { dropLeftFiles } from './files/unusedFiles';
import { dropOldMailFiles } from './mail/outboxFiles';

/** Deletes at most `limit` rows and returns their number. */
type Sweep = (db: Database, limit: number) => Promise<number>;

/** Sweeps of data whose lifetime follows from its purpose. */
const fixedSweeps: Sweep[] = [
  dropOldSessions,
  dropOldApiKeys,
  dropOldDeliveries,
  dropOldHits,
  dropOldIdempotencyKeys,
  dropOldInvitations,
  dropOldColleagueInvitations,
  dropOldTraffic,
  dropOldChangedPages,
  dropOldMails,
  dropOldDigestItems,
  dropOldLinks,
  dropOldEmailUndos,
  dropOldNetworks,
  dropOldConfirmations,
  dropOldViews,
  dropOldTerms,
  dropOldPageLoads,
  dropRemovedSavedJobs,
  dropOldHidden,
  dropOldHelpQuestions,
  dropOldInboxItems,
  dropEndedAlerts,
  dropOldMatches,
  dropOldCandidateViews,
  dropOldInvitationsToJobs,
  dropOldSentTexts,
  dropOldSignals,
  dropReplacedMedia,
];

/**
 * Sweeps of data whose lifetime is a setting; deleted jobs last, since other rows refer to them.
 */
const chosenSweeps = (keep: Retention): Sweep[] => {
  const chosen: [
    months: number | undefined,
    drop: (db: Database, months: number, limit: number) => Promise<number>,
  ][] = [
    [keep.audit, dropOldAudit],
    [keep.cases, (db, months, limit) => db.transaction((tx) => dropOldCases(tx, months, limit))],
    [keep.cases, dropOldDecisions],
    [keep.notices, dropOldNotices],
    [keep.endedSearch, dropEndedSearchRows],
    [keep.deletedJobs, dropDeletedJobs],
    [keep.deletedJobs, dropDeletedTexts],
  ];
  return chosen.flatMap(([months, drop]): Sweep[] =>
    months === undefined ? [] : [(db, limit) => drop(db, months, limit)],
  );
};

/**
 * Deletes everything older than its retention period (docs/retention.md). Safe to run on several
 * hosts at once: each skips rows locked by another. A sweep that fails doesn't keep the others from
 * running.
 */
export const dropOldData = async (
  { db, env }: Pick<Context, 'db' | 'env'>,
  isStopped: () => boolean = () => false,
): Promise<void> =>
  runSteps([
    ...[...fixedSweeps, ...chosenSweeps(env.keep)].map(
      (sweep) => () => inBatches((limit) => sweep(db, limit), sweepBatch, isStopped),
    ),
    () => dropLeftFiles(db, isStopped),
    // after the rows that refer to these files
    () => dropUnusedStored(db, isStopped),
    () => dropOldMailFiles(env.dataDir, env.keep.outboxDays, isStopped),
  ]);
