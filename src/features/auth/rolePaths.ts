import type { Role } from '@/session/useSession';

/** Which pages are for one role only (spec §2.1); every other page is open. */
const guarded: Record<Exclude<Role, 'admin'>, RegExp> = {
  employer: /^\/employerpp(\/|$)/,
  jobseeker: /^\/((jobseekerpp|applyjob)(\/|$)|jobseekerppreadonly\/?$)/,
};

/** Whether somebody of this role may go on to a page: its own pages and open ones, never another site's. */
export const isPathOfRole = (path: string, role: Exclude<Role, 'admin'>): boolean => {
  if (!/^\/(?![/\\])/.test(path)) return false;
  const other = role === 'employer' ? 'jobseeker' : 'employer';
  return !guarded[other].test(path);
};
