import type { Job } from '@/api/jobBoardApi';

export type MarkProps = {
  job: Job;
  /** Where it stands: at the corner of a card, of the pane beside the list, in a page's head. */
  of: 'card' | 'pane' | 'page';
};
