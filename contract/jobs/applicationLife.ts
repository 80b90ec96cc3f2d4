/**
 * The states of an application on our own host (product §5): what the employer has decided so far.
 */
export const applicationStates = [
  'sent',
  'opened',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'notSelected',
  'withdrawn',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

type Move = {
  from: readonly ApplicationState[];
  to: ApplicationState;
  /** Who makes the move: the seeker who applied, or the employer whose job it is. */
  by: 'jobseeker' | 'employer';
};

const open = ['sent', 'opened', 'shortlisted', 'interview', 'offer'] as const;
/**
 * The employer may move an application from any stage to any other, so that mistakes can be
 * corrected.
 */
const fromAllBut = <To extends ApplicationState>(to: To) =>
  ([...open, 'hired', 'notSelected'] as const).filter((state) => state !== to);

/**
 * All transitions between states: the host rejects any that isn't in the table, and the app offers
 * only these. Only the job seeker can resubmit a withdrawn application, and only once.
 */
export const applicationMoves = {
  /** Made by reading the application for the first time. */
  open: { from: ['sent'], to: 'opened', by: 'employer' },
  reconsider: {
    from: fromAllBut('opened').filter((state) => state !== 'sent'),
    to: 'opened',
    by: 'employer',
  },
  shortlist: { from: fromAllBut('shortlisted'), to: 'shortlisted', by: 'employer' },
  interview: { from: fromAllBut('interview'), to: 'interview', by: 'employer' },
  offer: { from: fromAllBut('offer'), to: 'offer', by: 'employer' },
  hire: { from: fromAllBut('hired'), to: 'hired', by: 'employer' },
  reject: { from: fromAllBut('notSelected'), to: 'notSelected', by: 'employer' },
  withdraw: { from: [...open, 'notSelected'], to: 'withdrawn', by: 'jobseeker' },
  applyAgain: { from: ['withdrawn'], to: 'sent', by: 'jobseeker' },
} as const satisfies Record<string, Move>;
export type ApplicationMove = keyof typeof applicationMoves;

/** The moves that an employer chooses, in the order of the stages. */
export const employerMoves = [
  'reconsider',
  'shortlist',
  'interview',
  'offer',
  'hire',
  'reject',
] as const;
export type EmployerMove = (typeof employerMoves)[number];

/** Whether an application in that state can make the move. */
export const canMoveApplication = (move: ApplicationMove, state: ApplicationState): boolean =>
  applicationMoves[move].from.some((each) => each === state);

/** Returns the employer's move that leads to a state, or `undefined` if there is none. */
export const moveTo = (to: ApplicationState): EmployerMove | undefined =>
  employerMoves.find((move) => applicationMoves[move].to === to);

/** The states that count as a reply, which a job promises its applicants. */
export const answeringStates: readonly ApplicationState[] = [
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'notSelected',
];
/** The states of an application that isn't decided or withdrawn. */
export const openStates: readonly ApplicationState[] = open;
