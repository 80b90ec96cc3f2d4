import { jobPath } from '../page/demo.mjs';

/**
 * Every page that visitors may open, with the most bytes of scripts (gzip, in kB of 1,000 bytes) that
 * it may load before anything is pressed: what the sizes of a build (tools/checkSizes.mjs) can't see.
 *
 * @param {string} origin
 * @returns {Promise<{ name: string, route: string, budget: number }[]>}
 */
export const publicPages = async (origin) => [
  { name: '`/`', route: '/', budget: 205 },
  { name: 'job listing', route: '/jobdescription', budget: 215 },
  { name: 'job listing, a search', route: '/jobdescription?q=nurse', budget: 215 },
  { name: 'categories', route: '/category', budget: 200 },
  { name: 'category', route: '/category/Nurse%20Jobs', budget: 205 },
  { name: 'job view', route: await jobPath(origin), budget: 210 },
  { name: 'company', route: '/employerppreadonly/demo.employer', budget: 210 },
  { name: 'terms', route: '/termsofuse', budget: 200 },
  { name: 'log-in', route: '/login', budget: 220 },
  { name: 'log-in, employer', route: '/loginemp', budget: 220 },
  { name: 'registration', route: '/signup', budget: 225 },
  { name: 'registration, employer', route: '/signupemp', budget: 225 },
  { name: 'help', route: '/help', budget: 220 },
  { name: 'saved jobs', route: '/saved', budget: 220 },
  { name: 'not found', route: '/nothing-here', budget: 205 },
];
