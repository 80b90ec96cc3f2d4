import { useSelector } from 'react-redux';
import { selectCurrentUser, selectSession } from './sessionSlice';

/** The session's four keys, and whether they are known yet. */
export const useSession = () => useSelector(selectSession);

/**
 * Who is logged in: a role with its username ('' for an administrator), or null for a visitor or
 * while it isn't known.
 */
export const useCurrentUser = () => useSelector(selectCurrentUser);
