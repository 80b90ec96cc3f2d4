import type { ApplicationState } from '@contract/jobs/applicationLife';

/** The columns of the board: the employer's view of the states. */
export const stages = [
  'new',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'notSelected',
  'withdrawn',
] as const;
export type Stage = (typeof stages)[number];

/** Maps a state to its stage. Opened applications are still new, since nothing is decided. */
export const stageOf = (state: ApplicationState): Stage =>
  state === 'sent' || state === 'opened' ? 'new' : state;

export const statesOf = (stage: Stage): ApplicationState[] =>
  stage === 'new' ? ['sent', 'opened'] : [stage];

type Counts = Record<ApplicationState, number>;
export const countOf = (counts: Counts, stage: Stage): number =>
  statesOf(stage).reduce((sum, state) => sum + counts[state], 0);
export const countAll = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
