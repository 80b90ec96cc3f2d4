import { Navigate } from 'react-router-dom';
import { useSession } from '@/session/useSession';
import { paths } from '@contract/paths';

/** Where "Post a job" leads after a login: to one's own post form. */
export const OwnPostJob = () => {
  const { usernameEmployer } = useSession();
  return <Navigate to={paths.postJob(usernameEmployer ?? '')} replace />;
};
