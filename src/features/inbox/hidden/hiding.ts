import type { HiddenItem, Job } from '@/api/jobBoardApi';

export type HideJobProps = { job: Job };
export type HiddenNoteProps = { jobs: readonly Job[] };
export type NamedItem = Pick<HiddenItem, 'kind' | 'key' | 'name'>;

/** What is hidden, and how to change it; both resolve to why it wasn't done, '' where it was. */
export type Hiding = {
  items: readonly NamedItem[];
  isOnDevice: boolean;
  hide: (item: NamedItem) => Promise<string>;
  unhide: (item: NamedItem) => Promise<string>;
};
