import type { Role } from '@/session/useSession';

/** Which pages are for one role only (spec §2.1); every other page is open. */
const guarded: Record<Role, RegExp> = {
  admin:
    /^\/(admindash|employerdash|jobseekdash|removejob|updatefeatured|adminoverview|auditlog|administrators|updateterms|deletedaccounts|adminaccount)\/?$/,
  employer: /^\/employerpp(\/|$)/,
  jobseeker: /^\/((jobseekerpp|applyjob)(\/|$)|jobseekerppreadonly\/?$)/,
};

/**
 * Whether somebody of this role may go on to a page: its own pages and open ones, never another
 * site's.
 */
export const isPathOfRole = (path: string, role: Role): boolean => {
  if (!/^\/(?![/\\])/.test(path)) return false;
  return Object.entries(guarded).every(
    ([other, pages]) => other === role || !pages.test(new URL(path, 'http://app.invalid').pathname),
  );
};
