import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { readLoginState, type LoginState } from '@/session/loginState';
import type { Role } from '@/session/sessionSlice';
import { useSession } from '@/session/useSession';
import { authTexts } from '@/texts/auth/auth';
import { CheckIcon } from '@/ui/art/icons';
import { LinkButton } from '@/ui/button/LinkButton';
import { PageHeading } from '@/ui/page/Page';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  minHeight: 'min(760px, calc(100dvh - 69px))',
  // hidden until the session is known: the notice for a logged-in user shifts the layout
  'html[data-member] &.unsure > :first-of-type': { visibility: 'hidden' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '1fr',
    minHeight: 0,
    'html[data-member] &.unsure > *': { visibility: 'hidden' },
  },
}));
const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: '56px 48px',
  '& > div': { width: '100%', maxWidth: 420 },
  [theme.breakpoints.down('md')]: { padding: '40px 24px 48px', '& > div': { maxWidth: 520 } },
}));
const Panel = styled(Side)(({ theme }) => ({
  backgroundColor: theme.vars.palette.hero,
  color: theme.vars.palette.heroInk,
  '& h2': { ...theme.typography.h2 },
  '& p': {
    marginTop: 10,
    color: theme.vars.palette.hero2,
    fontSize: theme.typography.lead.fontSize,
  },
  '& ul': {
    display: 'grid',
    gap: 16,
    margin: '28px 0 36px',
    fontSize: theme.typography.lead.fontSize,
    fontWeight: 550,
  },
  '& li': { display: 'flex', alignItems: 'center', gap: 14 },
  '& li > span': {
    flex: '0 0 36px',
    height: 36,
    display: 'grid',
    placeItems: 'center',
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.heroLift,
    color: theme.vars.palette.heroAmber,
  },
  '& :focus-visible': { outlineColor: theme.vars.palette.heroAmber },
}));
const Other = styled('p')(({ theme }) => ({
  margin: '8px 0 24px',
  color: theme.vars.palette.ink2,
}));
const Notices = styled('div')({ '&:not(:empty)': { marginBottom: 20 } });

/** The login page each role's link leads to, for users on the wrong one. */
const others: Record<Role, string> = {
  employer: paths.login(),
  jobseeker: paths.loginEmployer(),
  admin: paths.home(),
};

/**
 * Returns the state of the Register Now link: keeps the wanted page and source, and records which
 * login page it was clicked on.
 */
const registering = (role: Role, state: unknown): LoginState => {
  const { from, source } = readLoginState(state);
  return {
    ...(from && { from }),
    ...(source !== undefined && { source }),
    ...(role === 'employer' && { fromEmployerLogin: true }),
  };
};

/**
 * The form on the left, the role's benefits and Register Now on the right (spec §2.4: both roles
 * link to /signup; administrators don't register).
 */
export const LoginSplit = ({
  role,
  notice,
  children,
}: {
  role: Role;
  notice: ReactNode;
  children: ReactNode;
}) => {
  const { title, other, panel, panelText, promises } = authTexts[role];
  const { state }: { state: unknown } = useLocation();
  const { restored } = useSession();
  return (
    <Split data-flush className={restored ? undefined : 'unsure'}>
      <Side>
        <div>
          <PageHeading>{title}</PageHeading>
          {/* the wanted page may require the other role */}
          <Other>
            {other.text}{' '}
            <TextLink to={others[role]} state={state}>
              {other.link}
            </TextLink>
          </Other>
          <Notices>{notice}</Notices>
          {children}
        </div>
      </Side>
      <Panel as="aside">
        <div>
          <h2>{panel}</h2>
          <p>{panelText}</p>
          <ul>
            {promises.map((promise) => (
              <li key={promise}>
                <span>
                  <CheckIcon />
                </span>
                {promise}
              </li>
            ))}
          </ul>
          {role !== 'admin' && (
            <LinkButton to={paths.signUp()} state={registering(role, state)} color="amber">
              {authTexts.register}
            </LinkButton>
          )}
        </div>
      </Panel>
    </Split>
  );
};
