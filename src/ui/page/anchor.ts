import { isRecord } from '@contract/isRecord';

/**
 * The router state of a link that leads to a part of a page whose address is to stay without a
 * fragment (spec §2.11): the part's id.
 */
export const anchorState = (anchor: string): { anchor: string } => ({ anchor });

/** The part that the router's state leads to, which may be anything; '' for none. */
export const readAnchor = (state: unknown): string =>
  isRecord(state) && typeof state['anchor'] === 'string' ? state['anchor'] : '';

/** How to reach an employer, on their page. */
export const contactAnchor = 'contact';
