import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { LinkedInvitation } from '@/api/jobBoardApi';
import { useJoinCompanyMutation, useReadColleagueInvitationMutation } from '@/api/memberApi';
import { readApiError } from '@/api/wire/apiError';
import { refusalText } from '@/api/wire/refusals';
import { LinkDone } from '@/features/auth/LinkDone';
import type { LoginState } from '@/session/loginState';
import { useSession } from '@/session/useSession';
import { companyTexts } from '@/texts/profiles/company';
import { LinkButton } from '@/ui/button/LinkButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { Loading } from '@/ui/page/Loading';
import { styled } from '@/ui/styled';
import { paths } from '@contract/paths';

const { accept: texts, roleHints, history } = companyTexts;
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 24,
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .mute': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
}));

/** Reads once what a link is for. The call is a POST, so that the token is in no URL. */
const useLinked = (token: string) => {
  const [read] = useReadColleagueInvitationMutation();
  // kept in state, since the cache is reset once the cookie's session is restored
  const [linked, setLinked] = useState<LinkedInvitation>();
  const [problem, setProblem] = useState<string | null>(null);
  // an effect, since opening the page triggers the call
  useEffect(() => {
    read({ invitationLink: { token } })
      .unwrap()
      .then(setLinked, (error: unknown) =>
        setProblem(
          readApiError(error).status === 404 ? texts.over : refusalText(error, texts.failed),
        ),
      );
  }, [read, token]);
  return { linked, problem };
};

/** Links to log in or register as an employer, which lead back here. */
const AccountFirst = ({ token }: { token: string }) => {
  const state: LoginState = { from: `${paths.companyInvitation()}#${token}` };
  return (
    <>
      <p>{texts.account}</p>
      <div className="ways">
        <LinkButton to={paths.loginEmployer()} state={state}>
          {texts.logIn}
        </LinkButton>
        <LinkButton to={paths.signUpEmployer()} state={state} variant="outlined">
          {texts.register}
        </LinkButton>
      </div>
    </>
  );
};

/** Shows the invitation and a button to join. */
export const JoinCompany = ({ token }: { token: string }) => {
  const { restored, userRole, usernameEmployer } = useSession();
  const { linked, problem: notRead } = useLinked(token);
  const [problem, setProblem] = useState<string | null>(null);
  const [join, { isLoading, data }] = useJoinCompanyMutation({ fixedCacheKey: token });
  const [isJoined, setJoined] = useState(data !== undefined);
  const press = async (): Promise<void> => {
    if (isLoading) return;
    setProblem(null);
    try {
      await join({ invitationLink: { token } }).unwrap();
      setJoined(true);
    } catch (error) {
      setProblem(refusalText(error, texts.failed));
    }
  };
  if (isJoined) return <LinkDone text={texts.done} to={paths.companyPeople()} label={texts.go} />;
  if (!linked && notRead !== null)
    return (
      <Frame>
        <FormAlert>{notRead}</FormAlert>
      </Frame>
    );
  if (!linked || !restored) return <Loading shape="list" rows={2} />;
  const isEmployer = userRole === 'employer';
  return (
    <Frame>
      <p dir="auto">
        <b>{texts.invited(linked.invitedBy, linked.companyName)}</b>
      </p>
      <p>{texts.as(history.roles[linked.role], roleHints[linked.role].toLowerCase())}</p>
      {problem !== null && <FormAlert>{problem}</FormAlert>}
      {isEmployer ? (
        <>
          <p className="mute">
            {texts.asWhom(usernameEmployer ?? '')} {texts.jobs}
          </p>
          <div className="ways">
            <Button
              size="large"
              aria-disabled={isLoading || undefined}
              onClick={() => void press()}
            >
              {texts.submit}
            </Button>
          </div>
        </>
      ) : (
        <AccountFirst token={token} />
      )}
    </Frame>
  );
};
