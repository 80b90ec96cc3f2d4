import type { RootState } from './store';

/**
 * What a page rendered on the host carries along: the answers it was made from and the time its
 * ages are counted from.
 */
export type PageState = { api: RootState['api']; now: number };

/** The JSON block's text; `<` is escaped, so that no text in it can end the block. */
export const writePageState = (state: PageState): string =>
  JSON.stringify(state).replaceAll('<', '\\u003c');

/** Null where the page wasn't rendered on the host. */
export const readPageState = (text: string | null | undefined): PageState | null =>
  text ? (JSON.parse(text) as PageState) : null; // our own host wrote it
