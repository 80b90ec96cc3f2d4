import { isRecord } from '@contract/isRecord';

/**
 * The router state of a link that leads to a part of a page whose address is to stay without a
 * fragment (spec §2.11): the part's id.
 */
export const anchorState = (anchor: string): { anchor: string } => ({ anchor });

/** The part that the router's state leads to, which may be anything; '' for none. */
export const readAnchor = (state: unknown): string =>
  isRecord(state) && typeof state['anchor'] === 'string' ? state['anchor'] : '';

/** On an employer's page: how to reach them, and what they have open. */
export const contactAnchor = 'contact';
export const openJobsAnchor = 'open-jobs';
