import type { AccountRole } from './accountFields';
import { routes, type Access, type RouteName } from './routes';

/** The parameters of a path pattern, in order: `/category/:categoryName` takes one string. */
type PathParams<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? [...PathParams<First>, ...PathParams<Rest>]
  : Pattern extends `:${string}?`
    ? [param?: string]
    : Pattern extends `:${string}`
      ? [param: string]
      : [];

type PathBuilders = {
  [Name in keyof typeof routes]: (...params: PathParams<(typeof routes)[Name]['path']>) => string;
};

/** Fills a pattern's `:params` in order, each encoded; an omitted optional one is dropped. */
const fillPath = (pattern: string, params: readonly (string | undefined)[]): string => {
  const rest = [...params];
  const segments = pattern.split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return [segment];
    const param = rest.shift();
    return param === undefined ? [] : [encodeURIComponent(param)];
  });
  return segments.join('/');
};

const routePaths = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [
    name,
    (...params: (string | undefined)[]) => fillPath(path, params),
  ]),
) as PathBuilders; // fromEntries forgets the keys, which are the table's

/** The login page of each role (spec §2.1). */
const loginRoutes = {
  jobseeker: 'login',
  employer: 'loginEmployer',
  admin: 'adminLogin',
} as const satisfies Record<Exclude<Access, 'open'>, RouteName>;

/**
 * Builders of the app's addresses: one for each route, with its name and its pattern's params, and
 * some with a query or fragment.
 */
export const paths = {
  ...routePaths,
  /** The About Us section of the home page (spec §2.3). */
  aboutUs: () => `${routePaths.home()}#about-us`,
  /** The job seeker's applications, in their profile (spec §2.7). */
  ownApplications: (usernamejobseek: string) =>
    `${routePaths.jobSeekerProfile(usernamejobseek)}#applications`,
  loginOf: (role: Exclude<Access, 'open'>) => routePaths[loginRoutes[role]](),
  forgotPassword: (role: AccountRole) => `${routePaths.forgotPassword()}?role=${role}`,
  /**
   * A job seeker's read-only profile; without a name, that of the logged-in job seeker (spec
   * §2.14).
   */
  jobSeekerReadOnly: (usernamejobseek = '') =>
    usernamejobseek
      ? routePaths.jobSeekerReadOnly(usernamejobseek)
      : routePaths.ownReadOnlyProfile(),
  /** The listing; `search` is a query string without its question mark. */
  jobListing: (search = '') =>
    search ? `${routePaths.jobListing()}?${search}` : routePaths.jobListing(),
  /** The employer's applications desk for one job. */
  applicationsOf: (jobId: string) =>
    `${routePaths.applications()}?job=${encodeURIComponent(jobId)}`,
  /** A thread in the inbox. */
  thread: (threadId: string) => `${routePaths.inbox()}?thread=${encodeURIComponent(threadId)}`,
  editJob: (jobId: string) => `${routePaths.editJob()}?id=${encodeURIComponent(jobId)}`,
  adminCase: (caseId: string) => `${routePaths.adminReports()}?case=${encodeURIComponent(caseId)}`,
};
