import { useSelector } from 'react-redux';
import type { AccountRole } from '@contract/accountFields';
import type { SessionRoot, SessionState } from './sessionSlice';

/** The session's four keys, and whether they are known yet. */
export const useSession = (): SessionState => useSelector((state: SessionRoot) => state.session);

export type Role = AccountRole | 'admin';
/**
 * Who is logged in: a role with its username ('' for an administrator), or null for a visitor or
 * while it isn't known.
 */
export const useCurrentUser = (): { role: Role; username: string } | null => {
  const { restored, userRole, usernameEmployer, usernamejobseek } = useSession();
  if (!restored) return null;
  if (userRole === 'employer') return { role: userRole, username: usernameEmployer ?? '' };
  if (userRole === 'jobseeker') return { role: userRole, username: usernamejobseek ?? '' };
  return userRole === 'admin' ? { role: userRole, username: '' } : null;
};
