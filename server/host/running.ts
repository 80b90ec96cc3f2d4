import { buildApp, type AppOptions } from '../app';
import type { Context } from '../context';
import { startAlertUpkeep } from '../services/alerts/alertUpkeep';
import { startIndexNow } from '../services/discovery/indexNow';
import { warnOfMissingStore } from '../services/files/storedFiles';
import { startHiringUpkeep } from '../services/hiringUpkeep';
import { startHousekeeping } from '../services/housekeeping';
import { startMailer } from '../services/mail/worker';
import { subscribeToJobChanges } from '../services/search/responseCache/jobChanges';
import { startSearchUpkeep } from '../services/search/searchUpkeep';
import { startSources } from '../services/sources/reader';
import { startWebhooks } from '../services/webhooks/sender';

type Stop = () => Promise<void>;
type Options = AppOptions & {
  /** whether this process also does the work that is done once per host */
  hasDuties: boolean;
  /** Called once the app is built, before any background work is started. */
  onBuilt: (app: Awaited<ReturnType<typeof buildApp>>) => Promise<void>;
  /** Starts listening; returns the site's origin. */
  listen: (app: Awaited<ReturnType<typeof buildApp>>) => Promise<string>;
};

/**
 * Starts the app and its background work: if `hasDuties`, also housekeeping, mail, hiring, alerts,
 * webhooks and imports. For each started part, appends a function to `stops` that stops it. Returns
 * the site's origin.
 */
export const startServing = async (
  context: Context,
  stops: Stop[],
  { hasDuties, onBuilt, listen, ...appOptions }: Options,
): Promise<string> => {
  const app = await buildApp(context, appOptions);
  await onBuilt(app);
  if (hasDuties) await warnOfMissingStore(context);
  if (hasDuties) {
    const stopHousekeeping = startHousekeeping(context);
    stops.push(async () => {
      // not awaited: a run in progress ends when its connections are closed
      void stopHousekeeping();
    });
  }
  const search = startSearchUpkeep(context, { counts: hasDuties });
  stops.push(search.stop);
  if (hasDuties) stops.push(startMailer(context));
  stops.push(subscribeToJobChanges(context).stop);
  await Promise.all([search.wordsLoaded, app.startRendering?.()]);
  const address = await listen(app);
  if (hasDuties)
    stops.push(
      startHiringUpkeep(context, address),
      startAlertUpkeep(context, address),
      startIndexNow(context, address),
      startWebhooks(context, address),
      startSources(context, address),
    );
  return address;
};
