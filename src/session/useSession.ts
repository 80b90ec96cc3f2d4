import { useSelector } from 'react-redux';
import { selectCurrentUser, selectSession } from './sessionSlice';

/** Returns the session: its four keys, and whether they have been restored. */
export const useSession = () => useSelector(selectSession);

/**
 * Returns the current user: a role with its username ('' for an administrator); `null` for a
 * visitor, or until the session is restored.
 */
export const useCurrentUser = () => useSelector(selectCurrentUser);
