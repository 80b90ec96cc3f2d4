import { Navigate } from 'react-router-dom';
import { useSession } from '@/session/useSession';
import { paths } from '@contract/paths';

/** The target of "Post a job" after a login: redirects to the employer's own post form. */
export const OwnPostJob = () => {
  const { usernameEmployer } = useSession();
  return <Navigate to={paths.postJob(usernameEmployer ?? '')} replace />;
};
