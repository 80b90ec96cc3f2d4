import type { Application } from '@/api/jobBoardApi';

/** What the user can do about applying to a job. */
export type ApplyState =
  | { kind: 'apply' }
  /** The application was withdrawn, and the job still accepts another one. */
  | { kind: 'again'; application: Application; label: string }
  | { kind: 'applied'; application: Application }
  /** The job belongs to the employer who is logged in. */
  | { kind: 'own' }
  | { kind: 'refused'; reason: string };
