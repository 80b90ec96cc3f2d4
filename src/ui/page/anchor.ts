import { isRecord } from '@contract/isRecord';

/**
 * Returns the router state of a link to a part of a page, given the part's id. Used where the URL
 * must not have a fragment (spec §2.11).
 */
export const anchorState = (anchor: string): { anchor: string } => ({ anchor });

/** Returns the part's id in the router's state, which may be anything; '' if there is none. */
export const readAnchor = (state: unknown): string =>
  isRecord(state) && typeof state['anchor'] === 'string' ? state['anchor'] : '';

/** On an employer's page: the contact section and the open jobs. */
export const contactAnchor = 'contact';
export const openJobsAnchor = 'open-jobs';
