/**
 * The app's addresses (spec §2.1), as far as they are built: `:name` stands for one part of a path,
 * a trailing `?` for a part that may be missing. The app's routes.tsx mirrors it; the host answers
 * any other page with status 404.
 */
export const pageRoutes = [
  '/',
  '/signup',
  '/signupemp',
  '/login',
  '/loginemp',
  '/forgotpassword',
  '/resetpassword',
  '/verifyemail',
  '/jobdescription',
  '/jobdescription/sample',
  '/category',
  '/category/:categoryName',
  '/jobdescriptiontrial/:usernameEmployer?',
  '/jobdescriptiontrialedit',
  '/termsofuse',
  '/cv',
  '/account',
  '/jobpost/:usernameEmployer',
  '/singlejobdescription/jobdescription/:jobId',
  '/jobdescriptions/jobdescriptions/:jobId',
  '/adminlogin',
  '/admindash',
  '/employerdash',
  '/jobseekdash',
  '/removejob',
  '/updatefeatured',
  '/updateterms',
  '/adminoverview',
  '/reports',
  '/auditlog',
  '/administrators',
  '/admininvite',
  '/deletedaccounts',
  '/adminaccount',
  '/employerppreadonly/:usernameEmployer',
  '/jobseekerpp/:usernamejobseek?',
  '/jobseekerppreadonly',
  '/jobseekerppreadonly/:usernamejobseek',
  '/applyjob/:jobId',
  '/employerpp/:usernameEmployer?',
] as const;

const pattern = (route: string) =>
  new RegExp(
    `^${route.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/\/:\w+/g, '/[^/]+')}/?$`,
    'i',
  );
const patterns = pageRoutes.map((route) => (route === '/' ? /^\/$/ : pattern(route)));

/** Whether a path, as it stands in an address, is one of the app's pages. */
export const isPageRoute = (pathname: string): boolean =>
  patterns.some((each) => each.test(pathname));
