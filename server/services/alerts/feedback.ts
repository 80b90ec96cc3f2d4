import { milesChoices } from '@contract/search/places/miles';
import type { Database } from '../../database/database';
import {
  changeAlert,
  lockAlert,
  type AlertFeedback,
  type JobAlert,
} from '../../repositories/alerts/jobAlerts';
import { updateJobAlert, type AlertChanges } from './jobAlerts';
import { readAlertSearch } from './readAlertSearch';

/**
 * Returns the search with the next smaller distance; `undefined` if it has no distance or there is
 * no smaller one.
 */
const nearerSearch = async (
  db: Database,
  { search }: JobAlert,
): Promise<JobAlert['search'] | undefined> => {
  const miles = (await readAlertSearch(db, search))?.compiled.area?.miles ?? 0;
  const nearer = milesChoices.findLast((choice) => choice > 0 && choice < miles);
  return nearer === undefined ? undefined : { ...search, miles: nearer };
};

const changesFor = async (
  db: Database,
  alert: JobAlert,
  about: AlertFeedback,
): Promise<AlertChanges> => {
  if (about === 'tooMany' && alert.frequency === 'daily') return { frequency: 'weekly' };
  const search = about === 'tooFar' ? await nearerSearch(db, alert) : undefined;
  return search ? { search } : {};
};

/** Stores feedback about an alert's mails, and applies the change that follows from it. */
export const applyAlertFeedback = async (
  db: Database,
  alert: JobAlert,
  about: AlertFeedback,
): Promise<JobAlert> => {
  await db.transaction(async (tx) => {
    const { state, nextAt } = (await lockAlert(tx, alert.id)) ?? alert;
    await changeAlert(tx, alert.id, { state, nextAt, feedback: about });
  });
  return updateJobAlert(db, alert, await changesFor(db, alert, about));
};
