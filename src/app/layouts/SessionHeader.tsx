import { useNavigate } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { useLogOutHere } from '@/features/auth/LogOutContext';
import type { LoginState } from '@/session/loginState';
import { useCurrentUser } from '@/session/useSession';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { Header } from './Header';

/** The header for whoever is logged in (spec §2.2). */
export const SessionHeader = () => {
  const session = useCurrentUser();
  const { extensions } = useHostConfig();
  const navigate = useNavigate();
  const onLogout = useLogOutHere();
  const onProfile = (): void => {
    if (session?.role === 'admin') void navigate(paths.adminEmployers());
    else if (!session?.username) console.error(messages.session.profileLog);
    else
      void navigate(
        session.role === 'employer'
          ? paths.employerProfile(session.username)
          : paths.jobSeekerProfile(session.username),
      );
  };
  const state: LoginState = { from: paths.ownPostJob() };
  const postJob =
    session?.role === 'employer' && session.username
      ? { to: paths.postJob(session.username) }
      : { to: paths.loginEmployer(), state };
  const onApplications =
    extensions && session?.role === 'employer'
      ? (): void => void navigate(paths.applications())
      : undefined;
  const onAlerts =
    extensions && session?.role === 'jobseeker'
      ? (): void => void navigate(paths.jobAlerts())
      : undefined;
  return <Header {...{ session, onProfile, onApplications, onAlerts, onLogout, postJob }} />;
};
