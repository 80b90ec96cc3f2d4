import { countWithNoun, plural } from '../numbers';

/** The administrator's job list as a table. */
export const jobTableTexts = {
  /** The choice between cards and table. */
  view: 'View',
  views: { cards: 'Cards', table: 'Table' },
  title: 'Jobs',
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all on this page',
  columns: {
    job: 'Job',
    company: 'Company',
    location: 'Location',
    employer: 'Employer',
    pay: 'Pay',
    posted: 'Posted',
  },
  /** An imported job, which has no employer here. */
  imported: 'Imported',
  /** Some of several jobs, or the only one, couldn't be taken down. */
  refused: (count: number, of: number, why: string) =>
    of === 1
      ? why
      : `${countWithNoun(count, 'job')} of ${of} ${plural(count, 'wasn’t', 'weren’t')} taken down. ${why}`,
  failed: 'No job was taken down. Try again in a moment.',
} as const;
