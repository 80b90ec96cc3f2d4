import { isRecord } from '@contract/isRecord';

/**
 * The router's state of a link to a job's edit: what is before it in the history is the page to
 * return to. Without it that may be the edit itself, as a visitor saw it before the log-in.
 */
export const openedInApp = { isOpenedInApp: true };

/** Whether a location's state, which may be anything, is such a link's. */
export const isOpenedInApp = (state: unknown): boolean =>
  isRecord(state) && state['isOpenedInApp'] === true;
