import { jobPath } from '../page/demo.mjs';

/**
 * Returns every page that visitors can open, with its script budget: the gzipped kB (1,000 bytes)
 * that it may load before any interaction. The check of the build's sizes (tools/checkSizes.mjs)
 * doesn't cover scripts that a page loads later.
 *
 * @param {string} origin
 * @returns {Promise<{ name: string, route: string, budget: number }[]>}
 */
export const publicPages = async (origin) => [
  { name: '`/`', route: '/', budget: 175 },
  { name: 'job listing', route: '/jobdescription', budget: 190 },
  { name: 'job listing, a search', route: '/jobdescription?q=nurse', budget: 190 },
  { name: 'categories', route: '/category', budget: 175 },
  { name: 'category', route: '/category/Nurse%20Jobs', budget: 175 },
  { name: 'job view', route: await jobPath(origin), budget: 175 },
  { name: 'company', route: '/employerppreadonly/demo.employer', budget: 175 },
  { name: 'terms', route: '/termsofuse', budget: 175 },
  { name: 'log-in', route: '/login', budget: 190 },
  { name: 'log-in, employer', route: '/loginemp', budget: 190 },
  { name: 'registration', route: '/signup', budget: 190 },
  { name: 'registration, employer', route: '/signupemp', budget: 190 },
  { name: 'help', route: '/help', budget: 200 },
  { name: 'saved jobs', route: '/saved', budget: 210 },
  { name: 'not found', route: '/nothing-here', budget: 166 },
];
