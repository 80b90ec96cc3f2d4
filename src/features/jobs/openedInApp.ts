import { isRecord } from '@contract/isRecord';

/**
 * The router state of links to a job's edit page. It says that the previous history entry is the
 * page to return to; without it, that entry may be the edit page itself, as shown before the login.
 */
export const openedInApp = { isOpenedInApp: true };

/** Whether a location's state (which can be any value) is `openedInApp`. */
export const isOpenedInApp = (state: unknown): boolean =>
  isRecord(state) && state['isOpenedInApp'] === true;
