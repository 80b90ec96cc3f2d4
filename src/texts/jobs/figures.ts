import { countWithNoun, formatNumber } from '../numbers';
import { promiseTexts } from './promise';

/** The stats of an employer's own job. */
export const figuresTexts = {
  title: 'Stats',
  link: 'Stats',
  linkOf: (title: string) => `Stats for ${title}`,
  of: (title: string) => `Stats: ${title}`,
  intro: 'The last 30 days. Views count people, not reloads.',
  views: 'Views',
  applications: 'Applications',
  days: 'Day by day',
  sources: 'Where they came from',
  source: 'Source',
  names: {
    search: 'Search',
    home: 'Home page',
    category: 'Categories',
    similar: 'Similar jobs',
    company: 'Your company page',
    link: 'A link, or elsewhere',
  },
  answer: 'Time to first answer',
  median: promiseTexts.median,
  noAnswer: 'No applicant has been answered yet',
  rate: (applications: number, views: number) =>
    `${countWithNoun(applications, 'application')} from ${countWithNoun(views, 'view')}`,
  none: 'Nobody has viewed this job in the last 30 days. Share its link to change that.',
  count: formatNumber,
  failed: 'The stats can’t be shown right now',
  back: 'Your jobs',
} as const;
