import { countWithNoun, formatNumber, plural } from '../numbers';

/** The page with all of an employer's jobs, on our own host. */
export const jobsDeskTexts = {
  title: 'Jobs',
  summary: (live: number, drafts: number, ended: number) =>
    `${formatNumber(live)} live, ${countWithNoun(drafts, 'draft')}, ${formatNumber(ended)} ended.`,
  fresh: (count: number) => `${countWithNoun(count, 'new application')}.`,
  post: 'Post a Job',
  imports: 'Import jobs',
  list: 'Your jobs',
  states: { label: 'Status', all: 'All', live: 'Live', draft: 'Draft', ended: 'Ended' },
  search: 'Search your jobs',
  sort: 'Sort by',
  sorts: { ending: 'Ends soonest', newest: 'Newest', title: 'Title' },
  columns: {
    job: 'Job',
    state: 'Status',
    applicants: 'Applicants',
    views: 'Views, 14 days',
    end: 'Ends in',
    actions: 'Actions',
  },
  posted: (day: string) => `posted ${day}`,
  saved: (when: string) => `saved ${when}`,
  payMissing: 'Pay missing',
  newOnes: (count: number) => `${formatNumber(count)} new`,
  inAll: (count: number) => `${formatNumber(count)} in all`,
  applicants: (count: number) => countWithNoun(count, 'applicant'),
  /** A link's accessible name. */
  applicantsOf: (title: string, count: number, fresh: number) =>
    `${countWithNoun(count, 'applicant')} for ${title}${fresh > 0 ? `, ${formatNumber(fresh)} new` : ''}`,
  nobody: 'None yet',
  notPosted: 'Not posted yet',
  none: '–',
  viewsSpoken: (count: number) => plural(count, 'view in 14 days', 'views in 14 days'),
  thisWeek: (count: number) => `${formatNumber(count)} this week`,
  countedViews: 'Views count people, not reloads.',
  range: (first: number, last: number, total: number) =>
    `${formatNumber(first)}–${formatNumber(last)} of ${countWithNoun(total, 'job')}`,
  found: (total: number) => `${countWithNoun(total, 'job')} found`,
  noneFound: 'No jobs match',
  showAll: 'Show all jobs',
  failed: 'Your jobs can’t be shown right now',
  empty: 'There are no jobs on your desk yet',
  menu: {
    of: (title: string) => `Actions for ${title}`,
    view: 'View job page',
    edit: 'Edit',
    figures: 'Stats',
    copyLink: 'Copy link',
    copied: 'Link copied',
    notCopied: 'The link wasn’t copied. Open the job page and copy its address.',
    renew: 'Renew for 30 days',
    delete: 'Delete',
  },
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all jobs on this page',
  bulk: {
    // without days: some jobs may have a last day to apply
    renewJob: (count: number, all: number) =>
      count === all ? 'Renew' : `Renew ${count} of ${all}`,
    closeJob: (count: number, all: number) =>
      count === all ? 'Mark as filled' : `Mark ${count} of ${all} as filled`,
    nothing: 'These can’t be renewed or marked as filled now.',
    done: {
      renewJob: (count: number) => `${countWithNoun(count, 'job')} renewed`,
      closeJob: (count: number) => `${countWithNoun(count, 'job')} marked as filled`,
    },
    waiting: (count: number) =>
      `${countWithNoun(count, 'job')} ${plural(count, 'is', 'are')} waiting for review`,
    failed: {
      renewJob: (count: number) =>
        `${countWithNoun(count, 'job')} ${plural(count, 'wasn’t', 'weren’t')} renewed`,
      closeJob: (count: number) =>
        `${countWithNoun(count, 'job')} ${plural(count, 'wasn’t', 'weren’t')} marked as filled`,
    },
  },
  needs: {
    title: 'Needs you',
    due: (count: number) => `${countWithNoun(count, 'answer')} due`,
    late: (count: number) =>
      `${formatNumber(count)} ${plural(count, 'is', 'are')} late. Applicants see how you keep your promise.`,
    soon: 'You promised an answer within the next two days.',
    answer: 'Answer now',
    confirm: (day: string) => `It ends on ${day}. Job seekers trust a job that was confirmed.`,
    drafts: (count: number) => `${countWithNoun(count, 'draft')} to finish`,
    unseen: 'Nobody sees a draft until you publish it.',
    finish: 'See your drafts',
  },
  steps: {
    title: 'Three steps to your first applicant',
    intro: 'You can stop at any point. What you’ve written is kept.',
    done: (count: number) => `${count} of 3 done`,
    isDone: 'Done',
    company: {
      title: 'Your company',
      text: 'Its name and what it does. Job seekers look for that first.',
      start: 'Add your company',
      edit: 'Edit',
      editOf: 'Edit your company',
    },
    logo: {
      title: 'Your logo',
      text: 'Jobs with a logo are easier to recognize. Until then we show your initials.',
      present: 'It’s on your jobs and your company page.',
      drop: 'Drop an image here',
      choose: 'Choose a file',
      skip: 'Skip for now',
    },
    job: {
      title: 'Your first job',
      text: 'Title, pay, place and what the work is. It goes live when you say so.',
      start: 'Start writing',
    },
  },
} as const;
