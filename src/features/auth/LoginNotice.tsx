import { useState } from 'react';
import type { LoginState } from '@/session/loginState';
import type { CurrentUser, Role } from '@/session/sessionSlice';
import { useCurrentUser, useSession } from '@/session/useSession';
import { authTexts } from '@/texts/auth/auth';
import { LinkButton } from '@/ui/button/LinkButton';
import { FormAlert, Notice } from '@/ui/form/FormAlert';
import { TextLink } from '@/ui/text/TextLink';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { afterLoginText } from './afterLoginText';
import { useLoginState } from './useLoginState';

const noticeFor = (state: LoginState, page: Role) => {
  const { registered, passwordSet, sessionEnded, from } = state;
  const text = afterLoginText(from);
  if (registered && page === 'employer') {
    return (
      <FormAlert tone="good">
        <p>{messages.registerEmployer.success}</p>
        {text && <p style={{ marginTop: 6, fontWeight: 500 }}>{text}</p>}
        {registered.role === 'jobseeker' && (
          <LinkButton to={paths.login()} state={state} sx={{ mt: 2 }}>
            {authTexts.seekerLogin}
          </LinkButton>
        )}
      </FormAlert>
    );
  }
  if (passwordSet?.role === page) return <FormAlert tone="good">{authTexts.passwordSet}</FormAlert>;
  if (sessionEnded) return <Notice tone="amber">{authTexts.sessionEnded}</Notice>;
  if (text)
    return (
      <Notice>
        {!registered && authTexts.wanted.first} {text}
      </Notice>
    );
  return from ? <Notice>{authTexts.goOn}</Notice> : null;
};

/**
 * Returns the user of the session on arrival, once known. Ignores a session started on this page,
 * which is about to navigate to the profile.
 */
const useArrival = (): CurrentUser | null => {
  const { restored } = useSession();
  const me = useCurrentUser();
  const [came, setCame] = useState(restored ? me : undefined);
  if (came === undefined && restored) setCame(me);
  return came ?? null;
};

/**
 * Says why the login page is shown: the user has just registered, the session has ended, or a page
 * requires this role; or that the user is already logged in.
 */
export const LoginNotice = ({ page }: { page: Role }) => {
  const known = useLoginState();
  const came = useArrival();
  if (came?.role === 'admin' && page === 'admin')
    return (
      <Notice>
        {authTexts.admin.loggedIn}{' '}
        <TextLink to={paths.adminSeekers()}>{authTexts.admin.dashboard}</TextLink>
      </Notice>
    );
  if (
    came?.role !== page ||
    !came.username ||
    // setting a new password has ended that session
    known.passwordSet ||
    // spec §2.5: both roles see the registration notice on this page, unless they have logged in
    // since or reloaded the page
    (page === 'employer' &&
      known.isNewcomer &&
      (known.registered?.role !== page || known.registered.username !== came.username))
  )
    return noticeFor(known, page);
  const profile =
    page === 'employer'
      ? paths.employerProfile(came.username)
      : paths.jobSeekerProfile(came.username);
  return (
    <Notice>
      {authTexts.loggedIn.text(came.username)}{' '}
      <TextLink to={profile}>{authTexts.loggedIn.link}</TextLink>
    </Notice>
  );
};
