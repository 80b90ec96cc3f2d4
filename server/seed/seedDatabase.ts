import { categories } from '@contract/constants/categories';
import type { Context } from '../context';
import type { Database } from '../database/database';
import {
  existingUsernames,
  isDatabaseUnused,
  extendDemoJobs,
  seedCategories,
  seedTerms,
} from '../repositories/seed/seeds';
import { hasFact, recordFact } from '../repositories/site/facts';
import { refreshSearchStatistics } from '../services/search/searchUpkeep';
import { listensLocally } from '../settings/env';
import { StartError } from '../startError';
import { insertDemoAlerts } from './insertDemoAlerts';
import { insertDemoCandidates } from './insertDemoCandidates';
import { demoLogins, demoPassword, insertDemoData } from './insertDemoData';
import { insertDemoInbox } from './insertDemoInbox';
import { insertDemoModeration } from './insertDemoModeration';
import { starterTerms } from './terms';

/** Inserts the categories and terms, once; later changes by an administrator are kept. */
export const seedStarterData = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await recordFact(tx, 'starter-data'))) return;
    await seedCategories(tx, categories);
    await seedTerms(tx, starterTerms);
  });

/**
 * Fills an empty database with what a board needs to open: the 12 categories, starter terms and,
 * depending on `DEMO` (product §6), demo data. Each is inserted once, even with several hosts
 * starting at once; later changes by an administrator are kept. Returns the lines to print at
 * start. Throws a StartError if a host that others can reach would open with the demo accounts.
 */
export const seedDatabase = async ({ db, env }: Context): Promise<string[]> => {
  const isUnused = await isDatabaseUnused(db);
  await seedStarterData(db);
  const isAutoDemo = isUnused && !env.production && listensLocally(env);
  if (env.demo === 'on' || (env.demo === 'auto' && isAutoDemo)) {
    const now = new Date();
    if (await insertDemoData(db, now)) {
      await refreshSearchStatistics(db);
      await insertDemoAlerts(db, 'demo.seeker', now);
      await insertDemoInbox(db, 'demo.seeker', now);
      await insertDemoCandidates(db, 'demo.employer', now);
      await insertDemoModeration(db);
    }
  }
  if (!(await hasFact(db, 'demo-data'))) return [];
  const logins = await existingUsernames(db, demoLogins);
  if (logins.length > 0 && env.demo !== 'on' && !listensLocally(env)) {
    throw new StartError(
      `This database holds the demo accounts ${logins.join(' and ')}, whose password is known to all, and HOST lets others in. Delete them, or say DEMO=on.`,
    );
  }
  // demo jobs stay live, even if the board is next opened months later
  if (env.demo !== 'off') await extendDemoJobs(db);
  return logins.length === 0
    ? []
    : [`Demo accounts: ${logins.join(', ')} (password ${demoPassword})`];
};
