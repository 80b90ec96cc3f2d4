import type { Application } from '@/api/jobBoardApi';

/** What somebody can do about applying to a job. */
export type ApplyState =
  | { kind: 'apply' }
  /** Withdrawn, and the job still takes it. */
  | { kind: 'again'; application: Application; label: string }
  | { kind: 'applied'; application: Application }
  /** The employer whose job it is. */
  | { kind: 'own' }
  | { kind: 'refused'; reason: string };
