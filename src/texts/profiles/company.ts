import { countWithNoun, formatNumber, plural } from '../numbers';

const jobs = (count: number): string => countWithNoun(count, 'job');
const about = (title: string | undefined): string => title ?? 'a job that’s gone';
const whom = (name: string | undefined): string => name ?? 'an applicant';

/** The details of a history entry; `title` is the job's. */
type Done = {
  title?: string | undefined;
  applicant?: string | undefined;
  person?: string | undefined;
  state?: string | undefined;
  role?: string | undefined;
  jobs?: number | undefined;
};

/** A company's people: who they are, their permissions, and their history. */
export const companyTexts = {
  title: 'Team',
  intro: 'The people who work on your company’s jobs, and what each of them can do.',
  introAlone: 'Invite colleagues to work on your jobs and their applicants together.',
  failed: 'Your team can’t be shown right now',
  you: 'You',
  roles: { owner: 'Owner', recruiter: 'Recruiter', reader: 'Reader' },
  roleHints: {
    owner: 'Does everything, and manages the team',
    recruiter: 'Posts and edits jobs, and decides on applicants',
    reader: 'Sees jobs and applicants, and changes nothing',
  },
  all: 'All jobs',
  some: (count: number) => (count === 0 ? 'Own jobs only' : `Own jobs and ${jobs(count)}`),
  chosen: (count: number) => (count === 0 ? 'No jobs yet' : jobs(count)),
  posted: (count: number) =>
    count === 0 ? 'No jobs under their name' : `${jobs(count)} under their name`,
  yours: (count: number) =>
    count === 0 ? 'No jobs under your name' : `${jobs(count)} under your name`,
  postedBy: (name: string) => `Posted by ${name}`,
  readsOnly:
    'You can read everything here. Ask an owner of your company if you want to change something.',
  noPosting:
    'You’re a reader in your company, so you can’t post jobs. Ask an owner to change that.',
  access: {
    role: 'Role',
    jobs: 'Jobs',
    all: 'All jobs of the company',
    own: 'Their own jobs, and those you choose',
    ownReader: 'Only jobs you choose',
  },
  /** Choosing some of many jobs. */
  choice: {
    label: 'Choose jobs',
    search: 'Search jobs',
    /** The number of jobs in the list; `isFiltered`: of those that match the search. */
    count: (shown: number, total: number, isFiltered: boolean) => {
      if (total === 0)
        return isFiltered ? 'No jobs match' : 'There are no jobs to choose from yet.';
      if (shown >= total)
        return isFiltered ? `${jobs(total)} ${plural(total, 'matches', 'match')}` : jobs(total);
      return isFiltered
        ? `${formatNumber(shown)} of ${jobs(total)} that match. Type more to find the right one.`
        : `${formatNumber(shown)} of ${jobs(total)}. Type to find others.`;
    },
    chosen: (count: number) => `${formatNumber(count)} chosen`,
    full: (most: number) => `You can’t choose more than ${jobs(most)}.`,
    failed: 'The jobs can’t be shown right now',
  },
  invite: {
    button: 'Invite a colleague',
    title: 'Invite a colleague',
    email: {
      label: 'Work email',
      hint: 'They don’t need an account yet.',
      missing: 'Enter their email address',
    },
    submit: 'Send invitation',
    done: (email: string) => `We sent an invitation to ${email}.`,
    failed: 'The invitation wasn’t sent. Try again in a moment.',
  },
  pending: {
    title: 'Waiting for an answer',
    until: (name: string, day: string) => `Invited by ${name}. The link works until ${day}.`,
    again: 'Send again',
    againOf: (email: string) => `Send the invitation to ${email} again`,
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
    askWithdraw: 'Withdraw this invitation?',
    withdrawDetail: (email: string) => `The link we sent to ${email} will stop working.`,
    withdrawn: 'The invitation was withdrawn',
    withdrawFailed: 'The invitation wasn’t withdrawn. Try again in a moment.',
  },
  change: {
    button: 'Change',
    of: (name: string) => `Change what ${name} can do`,
    title: (name: string) => `What ${name} can do`,
    submit: 'Save',
    done: 'Saved',
    failed: 'That wasn’t saved. Try again in a moment.',
  },
  remove: {
    button: 'Remove',
    of: (name: string) => `Remove ${name}`,
    title: (name: string) => `Remove ${name}?`,
    text: 'They lose access to your company’s jobs and applicants at once. Their own account stays.',
    submit: 'Remove',
    done: (name: string) => `${name} isn’t on your team anymore`,
    failed: 'They couldn’t be removed. Try again in a moment.',
  },
  leave: {
    button: 'Leave the company',
    title: 'Leave the company?',
    text: 'You lose access to its jobs and applicants at once. Jobs under your name stay with the company.',
    submit: 'Leave',
    done: 'You left the company',
    failed: 'You couldn’t leave. Try again in a moment.',
  },
  handOver: {
    to: 'Who takes over the jobs?',
    button: 'Hand over jobs',
    of: (name: string) => `Hand over jobs from ${name}`,
    ofYours: 'Hand over your jobs',
    title: 'Hand over jobs',
    which: 'Which jobs?',
    all: (count: number) => `All (${formatNumber(count)})`,
    some: 'Only jobs you choose',
    missing: 'Choose the jobs to hand over.',
    text: 'The jobs and their applicants will be under the other person’s name, and emails about them go there.',
    submit: 'Hand over',
    done: (count: number) => `${jobs(count)} handed over`,
    failed: 'The jobs weren’t handed over. Try again in a moment.',
  },
  history: {
    title: 'History',
    intro: 'Who did what, for owners to see.',
    who: 'Show',
    everybody: 'Everyone',
    empty: 'What your team does will show up here.',
    failed: 'The history can’t be shown right now',
    more: 'Show more',
    former: 'A former colleague',
    done: {
      addJob: ({ title }: Done) => `posted ${about(title)}`,
      addDraft: ({ title }: Done) => `started a draft of ${about(title)}`,
      duplicateJob: ({ title }: Done) => `duplicated a job as ${about(title)}`,
      updateJob: ({ title }: Done) => `edited ${about(title)}`,
      deleteJob: ({ title }: Done) => `deleted ${about(title)}`,
      publishJob: ({ title }: Done) => `published ${about(title)}`,
      renewJob: ({ title }: Done) => `renewed ${about(title)}`,
      closeJob: ({ title }: Done) => `marked ${about(title)} as filled`,
      answerRemoval: ({ title }: Done) => `answered the removal of ${about(title)}`,
      updateJobHiring: ({ title }: Done) => `changed the questions of ${about(title)}`,
      confirmJob: ({ title }: Done) => `confirmed that ${about(title)} is open`,
      moveApplicants: ({ applicant, state, title }: Done) =>
        `moved ${whom(applicant)}${state === undefined ? '' : ` to “${state}”`} for ${about(title)}`,
      cancelPendingMove: ({ applicant, title }: Done) =>
        `took back a decision on ${whom(applicant)} for ${about(title)}`,
      interview: ({ applicant, title }: Done) =>
        `chose ${whom(applicant)} for an interview for ${about(title)}`,
      interviewOffered: ({ applicant, title }: Done) =>
        `offered ${whom(applicant)} times for an interview for ${about(title)}`,
      interviewCancelled: ({ applicant, title }: Done) =>
        `canceled the interview with ${whom(applicant)} for ${about(title)}`,
      sendLetters: ({ applicant, title }: Done) =>
        `emailed ${whom(applicant)} about ${about(title)}`,
      sendMessage: ({ applicant, title }: Done) =>
        `wrote to ${whom(applicant)} about ${about(title)}`,
      updateApplicant: ({ applicant, title }: Done) =>
        `rated or tagged ${whom(applicant)} for ${about(title)}`,
      addApplicantNote: ({ applicant, title }: Done) =>
        `added a note about ${whom(applicant)} for ${about(title)}`,
      deleteApplicantNote: ({ applicant, title }: Done) =>
        `deleted a note about ${whom(applicant)} for ${about(title)}`,
      exportApplicants: () => 'downloaded a list of applicants',
      exportApplicantCvs: () => 'downloaded CVs',
      updateLetterTemplate: () => 'changed an email template',
      resetLetterTemplate: () => 'reset an email template',
      inviteColleague: ({ person, role }: Done) => `invited ${person ?? ''} as ${role ?? ''}`,
      withdrawColleagueInvitation: ({ person }: Done) =>
        `withdrew the invitation to ${person ?? ''}`,
      joinCompany: ({ role }: Done) => `joined as ${role ?? ''}`,
      changeColleague: ({ person, role }: Done) => `made ${person ?? ''} ${role ?? ''}`,
      removeColleague: ({ person }: Done) => `removed ${person ?? ''}`,
      leaveCompany: () => 'left',
      handOverJobs: ({ person, title, jobs: count = 0 }: Done) =>
        `handed over ${count === 1 && title !== undefined ? title : jobs(count)} to ${person ?? ''}`,
    },
    roles: { owner: 'an owner', recruiter: 'a recruiter', reader: 'a reader' },
    other: 'did something else',
  },
  accept: {
    title: 'Join a company',
    text: 'Work on a company’s jobs and applicants together.',
    missing: 'This link isn’t complete. Copy the whole link from the email.',
    over: 'This invitation isn’t valid anymore. It was used or withdrawn, or it’s more than seven days old. Ask for a new one.',
    invited: (by: string, company: string) =>
      company === '' ? `${by} invites you to their team.` : `${by} invites you to ${company}.`,
    as: (role: string, hint: string) => `You’d be ${role}: ${hint}.`,
    jobs: 'Jobs you posted, and their applicants, will be the company’s too. They stay with it if you leave.',
    submit: 'Join',
    failed: 'You couldn’t join. Try again in a moment.',
    done: 'You’re in. Welcome to the team.',
    go: 'See your team',
    account:
      'Log in as an employer to join, or create an account first. We’ll bring you back here.',
    logIn: 'Log in',
    register: 'Create an employer account',
    asWhom: (username: string) => `You’re logged in as ${username}.`,
  },
} as const;
