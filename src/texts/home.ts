import { homeTitle } from '@contract/titles/home';
import { plural } from './numbers';

/** Home (spec §2.3). Its claims about the product must be true on every host. */
export const homeTexts = {
  title: homeTitle,
  hero: {
    /** Spec §2.1, word for word; the last word is highlighted. */
    heading: ["We're Connecting talent with", 'Opportunity'],
    lead: 'Find work across the country, with place, type and pay in view before the first click.',
    what: 'What',
    whatHint: 'Title, skill or company',
    where: 'Where',
    whereHint: 'City or “remote”',
    search: 'Search',
    searchLabel: 'Search jobs',
    popular: 'Popular',
    categories: 'Categories',
    liveJobs: (count: number) => plural(count, 'live job'),
    employersHiring: (count: number) => plural(count, 'employer hiring', 'employers hiring'),
  },
  featuredJobs: 'Featured Jobs',
  featuredEmployers: 'Featured Employers',
  viewAll: 'View All',
  noFeaturedEmployers: 'No featured employers yet',
  about: {
    heading: 'About Us',
    text: 'is a national job board for people looking for work and people looking for people. Employers post in minutes. Job seekers search everything in one place and apply straight from their profile.',
    seek: 'Find a job',
    hire: 'Hire people',
  },
} as const;
