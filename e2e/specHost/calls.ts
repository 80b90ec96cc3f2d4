import type { SpecOperation } from '@contract/generated/operations';

export type Call = {
  operation: SpecOperation;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
};

/**
 * The calls of spec §7, copied from its table instead of the contract, so that a mistake there is
 * noticed. All other calls are outside §7.
 */
export const calls: readonly Call[] = [
  { operation: 'getJobs', method: 'GET', path: '/jobdescriptions/getAll' },
  { operation: 'getFeaturedEmployers', method: 'GET', path: '/featuredemployer/' },
  { operation: 'getFeaturedEmployers', method: 'GET', path: '/featuredemployer' },
  { operation: 'getCategories', method: 'GET', path: '/categories/' },
  { operation: 'loginEmployer', method: 'POST', path: '/employer/login' },
  { operation: 'loginJobSeeker', method: 'POST', path: '/jobseeker/jobseekers/login' },
  { operation: 'loginAdmin', method: 'POST', path: '/admin/admins/login' },
  { operation: 'registerJobSeeker', method: 'POST', path: '/jobseeker/jobseekers' },
  { operation: 'registerEmployer', method: 'POST', path: '/employer/employers' },
  {
    operation: 'getJobSeeker',
    method: 'GET',
    path: '/jobseeker/jobseekers/username/{usernamejobseek}',
  },
  { operation: 'updateJobSeeker', method: 'PUT', path: '/jobseeker/jobseekers/{id}' },
  {
    operation: 'getEmployer',
    method: 'GET',
    path: '/employer/employers/username/{usernameEmployer}',
  },
  { operation: 'updateEmployer', method: 'PUT', path: '/employer/employers/update/{id}' },
  { operation: 'getEmployers', method: 'GET', path: '/employer/getAll' },
  { operation: 'deleteEmployer', method: 'DELETE', path: '/employer/employers/delete/{id}' },
  { operation: 'getJobSeekers', method: 'GET', path: '/jobseeker/jobseekers' },
  { operation: 'deleteJobSeeker', method: 'DELETE', path: '/jobseeker/jobseekers/{id}' },
  {
    operation: 'getJobsByEmployer',
    method: 'GET',
    path: '/jobdescriptions/employer/{usernameEmployer}',
  },
  { operation: 'deleteJob', method: 'DELETE', path: '/jobdescriptions/delete/{jobId}' },
  { operation: 'updateJob', method: 'PUT', path: '/jobdescriptions/{id}' },
  { operation: 'getJob', method: 'GET', path: '/jobdescriptions/jobdescriptions/{id}' },
  {
    operation: 'getJobsByCategory',
    method: 'GET',
    path: '/jobdescriptions/getByCategory/{categoryName}',
  },
  { operation: 'addJob', method: 'POST', path: '/jobdescriptions/add' },
  {
    operation: 'updateFeaturedEmployer',
    method: 'PUT',
    path: '/featuredemployer/updateFeaturedEmployer/{id}',
  },
  { operation: 'getTerms', method: 'GET', path: '/terms/terms' },
  { operation: 'updateTerms', method: 'PUT', path: '/terms/terms/update/{id}' },
];

const patterns = calls.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
}));

/**
 * Returns the call that a request makes and the value in its path; `undefined` for anything outside
 * §7, which includes every query string.
 */
export const callOf = (method: string, url: string): { call: Call; key: string } | undefined => {
  for (const { call, pattern } of patterns) {
    const match = call.method === method ? pattern.exec(url) : null;
    if (match) return { call, key: decodeURIComponent(match[1] ?? '') };
  }
  return undefined;
};

/** The headers that browsers send on their own, and the one that the app may add. */
const headersAllowed =
  /^(host|connection|content-type|content-length|transfer-encoding|accept|accept-language|accept-encoding|user-agent|origin|referer|dnt|cache-control|pragma|priority|sec-.*)$/;

/**
 * Returns the headers that a spec host must never be sent: X-Session, If-Match, Idempotency-Key,
 * cookies and the like.
 */
export const foreignHeaders = (names: string[]) =>
  names.filter((name) => !headersAllowed.test(name.toLowerCase()));
