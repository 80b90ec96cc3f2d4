import { jobPath } from '../page/demo.mjs';

/**
 * Every page that visitors may open, with the most bytes of scripts (gzip, in kB of 1,000 bytes) that
 * it may load before anything is pressed: what the sizes of a build (tools/checkSizes.mjs) can't see.
 *
 * @param {string} origin
 * @returns {Promise<{ name: string, route: string, budget: number }[]>}
 */
export const publicPages = async (origin) => [
  { name: '`/`', route: '/', budget: 193 },
  { name: 'job listing', route: '/jobdescription', budget: 223 },
  { name: 'job listing, a search', route: '/jobdescription?q=nurse', budget: 223 },
  { name: 'categories', route: '/category', budget: 189 },
  { name: 'category', route: '/category/Nurse%20Jobs', budget: 199 },
  { name: 'job view', route: await jobPath(origin), budget: 201 },
  { name: 'company', route: '/employerppreadonly/demo.employer', budget: 215 },
  { name: 'terms', route: '/termsofuse', budget: 187 },
  { name: 'log-in', route: '/login', budget: 210 },
  { name: 'log-in, employer', route: '/loginemp', budget: 210 },
  { name: 'registration', route: '/signup', budget: 216 },
  { name: 'registration, employer', route: '/signupemp', budget: 216 },
  { name: 'help', route: '/help', budget: 218 },
  { name: 'saved jobs', route: '/saved', budget: 226 },
  { name: 'not found', route: '/nothing-here', budget: 186 },
];
