import type { RootState } from '@/api/hooks';

/**
 * The state in a page rendered on the host: the API answers it was rendered from and the time that
 * ages are counted from, in milliseconds.
 */
export type PageState = { api: RootState['api']; now: number };

/** The state block's JSON; `<` is escaped, so that no text in it can end the block. */
export const writePageState = (state: PageState): string =>
  JSON.stringify(state).replaceAll('<', '\\u003c');

/** Null where the page wasn't rendered on the host. */
export const readPageState = (text: string | null | undefined): PageState | null =>
  text ? (JSON.parse(text) as PageState) : null; // our own host wrote it
