import { countWithNoun, plural } from '../numbers';

const jobs = (count: number): string => `${count} ${plural(count, 'job')}`;
const cases = (count: number): string => `${count} ${plural(count, 'case')}`;

/** The administrator's case queue, and what employers are told about decisions. */
export const moderationTexts = {
  queue: {
    title: 'Reports',
    link: 'Reports',
    /** The link's count, for assistive technology. */
    waiting: (count: number) => `${cases(count)} waiting`,
    unavailable: 'This job board doesn’t take reports.',
    list: 'Cases',
    empty: 'All clear',
    emptyClosed: 'No decided cases yet',
    noneFound: 'No cases match your filters',
    showAll: 'Show all',
    failed: 'The cases can’t be shown right now',
    caseFailed: 'This case can’t be shown right now',
    caseGone: 'There’s no such case',
    count: (total: number, state: 'open' | 'closed') =>
      state === 'open' ? `${cases(total)} waiting` : `${cases(total)} decided`,
    filters: {
      state: 'Status',
      states: { open: 'Waiting', closed: 'Decided' },
      kind: 'Kind',
      anyKind: 'All kinds',
      sort: 'Sort by',
      sorts: { longest: 'Longest waiting', newest: 'Newest first', mostReports: 'Most reports' },
      closedSorts: {
        longest: 'Oldest decision first',
        newest: 'Newest decision first',
        mostReports: 'Most reports',
      },
      search: 'Search title, company or employer',
    },
    kinds: {
      reported: 'Reported',
      firstPosting: 'First jobs',
      answered: 'Answered',
      repeated: 'Posted again',
      message: 'Messages reported',
      signal: 'Looks like abuse',
    },
    reports: (count: number) => `${count} ${plural(count, 'report')}`,
    select: (title: string) => `Select ${title}`,
    keys: 'Keyboard shortcuts',
  },
  signs: {
    contactData: 'Contact data or links in the text',
    payOutlier: 'Pay far outside its category',
    asksForMoney: 'Asks for money',
    copy: 'Very similar to another job',
    shouting: 'Written in all caps',
  },
  case: {
    label: 'Selected case',
    signs: 'Warning signs',
    noSigns: 'None',
    reports: 'Reports',
    noReports: 'Nobody reported this job.',
    /** A report from a company's page. */
    aboutCompany: (username = '') =>
      `About the company${username && ` of ${username}`}, not this job alone`,
    wrote: (role: 'jobseeker' | 'employer', username = '') =>
      `${role === 'employer' ? 'The employer' : 'The applicant'}${username && ` ${username}`} wrote:`,
    from: (role: 'visitor' | 'jobseeker' | 'employer' | 'admin', username = '') =>
      [
        {
          visitor: 'A visitor',
          jobseeker: 'Job seeker',
          employer: 'Employer',
          admin: 'Administrator',
        }[role],
        username,
      ]
        .filter(Boolean)
        .join(' '),
    answer: 'The employer’s answer',
    removedFor: 'Taken down for',
    people: 'People in this case',
    roles: { employer: 'Employer', jobseeker: 'Job seeker' },
    employer: 'Employer',
    nobody: 'This job was listed elsewhere, so it has no employer here.',
    suspended: (reason: string) => `Suspended. Reason: ${reason}`,
    facts: {
      registered: 'Registered',
      live: 'Live jobs',
      all: 'All jobs',
      earlierReports: 'Earlier reports',
    },
    earlierDecisions: 'Earlier decisions',
    noDecisions: 'No earlier decisions',
    earlierCases: 'Earlier cases of this job',
    decided: 'Decisions in this case',
    posting: 'The job',
    deleted: 'This job was deleted.',
    openJob: 'Open the job’s page',
    decision: {
      dismiss: 'Dismissed',
      approve: 'Approved',
      edit: 'Edited',
      takeDown: 'Taken down',
      suspend: 'Employer suspended',
    },
    seekerSuspended: (username: string) => `Job seeker ${username} suspended`,
    by: (name: string, when: string) => `by ${name}, ${when}`,
    takenBack: 'taken back',
    stillOpen: 'still open',
  },
  actions: {
    label: 'Decide',
    dismiss: 'Dismiss',
    approve: 'Approve',
    restore: 'Approve and restore',
    edit: 'Edit and notify',
    takeDown: 'Take down',
    suspend: 'Suspend employer',
    undo: 'Undo',
    lift: 'Lift suspension',
  },
  takeDown: {
    title: 'Take this job down?',
    titleMany: (count: number) => `Take ${jobs(count)} down?`,
    detail: 'The job will disappear from every list and search. You can undo this for 30 days.',
    detailMany:
      'The jobs will disappear from every list and search, and each employer will read the reason. You can undo this for 30 days.',
    confirm: 'Take down',
  },
  suspend: {
    title: (name: string) => `Suspend ${name}?`,
    detail: (count: number) =>
      `${count === 0 ? 'The public profile goes down' : `${jobs(count)} ${plural(count, 'goes', 'go')} down, and the public profile too`}. The employer can still log in and read why. You can lift the suspension at any time.`,
    confirm: 'Suspend employer',
  },
  /** Signals of abuse: what one account did to many people within a day. */
  abuse: {
    massInvitations: (count: number) => `Invited ${countWithNoun(count, 'candidate')} in a day`,
    copiedMessages: (count: number) =>
      `Sent the same message to ${countWithNoun(count, 'person', 'people')} in a day`,
    links: (count: number) => `Sent links to ${countWithNoun(count, 'person', 'people')} in a day`,
    last: (when: string) => `Last time ${when}`,
  },
  /** Suspending and restoring an account, wherever its name is shown. */
  suspension: {
    suspend: 'Suspend',
    suspendNamed: (name: string) => `Suspend ${name}`,
    restore: 'Restore',
    restoreNamed: (name: string) => `Restore ${name}`,
    suspended: 'Suspended',
    title: (name: string) => `Suspend ${name}?`,
    detail: {
      employer:
        'All their jobs go down, and the public profile with them. They can still log in and read why. You can restore them at any time.',
      jobseeker:
        'They’re logged out and can’t log in. Employers can’t find them or write to them. You can restore them at any time.',
    },
    text: 'What they read when they log in',
    missing: 'Write a reason; they’ll read it when they log in',
    reasons: {
      employer: [
        'Several of your jobs asked applicants for money.',
        'You posted jobs that don’t exist.',
        'You sent the same message to many people.',
      ],
      jobseeker: [
        'Your messages were insulting.',
        'You sent the same message to many people.',
        'Your applications weren’t serious.',
      ],
    },
    done: (name: string) => `${name} is suspended`,
    restored: (name: string) => `${name} is restored`,
    failed: 'Nothing was changed. Try again in a moment.',
  },
  reasonForm: {
    pick: 'Reason',
    text: 'What the employer reads',
    missing: 'Write a reason; the employer will read it',
    own: 'In your own words',
    takeDown: [
      'The job says things that aren’t true.',
      'The job asks applicants for money.',
      'The job discriminates.',
      'The job was posted more than once.',
      'The job is already filled.',
    ],
    suspend: [
      'Several of your jobs asked applicants for money.',
      'You posted jobs that don’t exist.',
      'You posted jobs again after they were taken down.',
    ],
    failed: 'That didn’t work. Try again in a moment.',
  },
  edit: {
    title: (title: string) => `Edit ${title}`,
    intro: 'The employer will be told that the text was changed, and why.',
    save: 'Save and notify',
    /** For a job without an employer here. */
    introNobody: 'This job has no employer here, so nobody is told.',
    savedNobody: 'Job edited.',
    failed: 'The job wasn’t changed. Try again.',
    saved: 'Job edited. The employer was told.',
    savedWaiting: 'Job edited. It’s still waiting: approve it or take it down.',
    leaveDetail: 'Your changes to this job aren’t saved.',
  },
  done: {
    dismiss: (count: number) => (count === 1 ? 'Case dismissed' : `${cases(count)} dismissed`),
    approve: (count: number) => (count === 1 ? 'Job approved' : `${jobs(count)} approved`),
    takeDown: (count: number) => (count === 1 ? 'Job taken down' : `${jobs(count)} taken down`),
    suspend: () => 'Employer suspended',
    undone: 'Decision undone',
    /** Some of several cases, or the only one, couldn't be decided. */
    refused: (count: number, of: number, why: string) =>
      of === 1 ? why : `${count} of ${cases(of)} not decided. ${why}`,
    failed: 'Nothing was decided. Try again in a moment.',
    undoFailed: 'The decision wasn’t undone. Try again in a moment.',
  },
  keys: {
    title: 'Keyboard shortcuts',
    use: 'Use single-key shortcuts on this page',
    hint: 'They do nothing while you type or while a dialog is open.',
    close: 'Close',
    rows: [
      ['j', 'Next case'],
      ['k', 'Previous case'],
      ['d', 'Dismiss'],
      ['a', 'Approve'],
      ['e', 'Edit and notify'],
      ['t', 'Take down'],
      ['s', 'Suspend employer'],
      ['x', 'Select this case'],
      ['u', 'Undo'],
      ['?', 'Show these shortcuts'],
    ],
  },
  notices: {
    title: 'From the administrators',
    suspended: 'Your account is suspended',
    suspendedText: 'Your jobs and your public profile can’t be seen, and you can’t post jobs.',
    reason: (reason: string) => `Reason: ${reason}`,
    markRead: 'Mark as read',
    markReadNamed: (what: string) => `Mark as read: ${what}`,
    markAllRead: 'Mark all as read',
    failed: 'The notices weren’t marked as read. Try again.',
    said: {
      takenDown: (title: string) => `“${title}” was taken down`,
      edited: (title: string) => `“${title}” was edited`,
      suspended: () => 'Your account was suspended',
      restored: (title: string) => `“${title}” is back as it was`,
      approved: (title: string) => `“${title}” was approved`,
      lifted: () => 'Your account is no longer suspended; your jobs are back',
    },
  },
} as const;
