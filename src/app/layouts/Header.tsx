import { Suspense } from 'react';
import type { LoginState } from '@/session/loginState';
import type { CurrentUser } from '@/session/sessionSlice';
import { useCurrentUser, useSession } from '@/session/useSession';
import { layoutTexts } from '@/texts/layout';
import { CloseIcon, MenuIcon } from '@/ui/art/icons';
import { Logo } from '@/ui/art/Logo';
import { IconButton } from '@/ui/button/IconButton';
import { LinkButton } from '@/ui/button/LinkButton';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { paths } from '@contract/paths';
import { AccountMenu } from './AccountMenu';
import type { PostJobButton } from './EmployerPostJob';
import { HeaderLinks } from './HeaderLinks';
import { LoginMenu } from './LoginMenu';
import { ThemeSwitch } from './ThemeSwitch';
import { useDisclosure } from './useDisclosure';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.paper,
  // not sticky in a window this low, as at 400 % zoom: it would cover too much of the text
  '@media (max-height: 400px)': { position: 'relative' },
  '& .row': { display: 'flex', alignItems: 'center', gap: 8, height: 68 },
  '& .home': { display: 'flex', borderRadius: theme.shape.radius.md, marginRight: 12 },
  '& .space': { flex: 1 },
  // hides a visitor's buttons until it is known that nobody is logged in
  'html[data-member] & .unsure': { visibility: 'hidden' },
  // what doesn't fit on a phone moves into the disclosure below the bar
  [theme.breakpoints.down('md')]: { '& .wide': { display: 'none' } },
  [theme.breakpoints.up('md')]: { '& .narrow': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { '& .row': { gap: 4 }, '& .home': { marginRight: 4 } },
  [theme.breakpoints.down(360)]: { '& .roomy': { display: 'none' }, '& .row': { gap: 2 } },
  [theme.breakpoints.up(360)]: { '& .tight': { display: 'none' } },
}));
const Sheet = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.line}`,
  padding: '12px 0 20px',
  maxHeight: 'calc(100dvh - 68px)',
  overflowY: 'auto',
  backgroundColor: theme.vars.palette.paper,
}));

// a chunk that visitors don't fetch
const EmployerPostJob = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "AccountMenu" */ './EmployerPostJob')).EmployerPostJob,
);
const loginState: LoginState = { from: paths.ownPostJob() };

/**
 * The "Post a job" button. Leads a visitor to the login and then to the form, and an employer with
 * permission to the form; nobody else can post jobs.
 */
const PostJob = ({ user, ...button }: { user: CurrentUser | null } & PostJobButton) => {
  if (user === null)
    return (
      <LinkButton {...button} to={paths.loginEmployer()} state={loginState}>
        {layoutTexts.postJob}
      </LinkButton>
    );
  if (user.role !== 'employer') return null;
  return (
    <Suspense fallback={null}>
      <EmployerPostJob {...button} username={user.username} state={loginState} />
    </Suspense>
  );
};

/**
 * The bar above every screen (spec §2.2): logo, four links, theme switch, and "Log in" and "Post a
 * job" for a visitor or a menu for a logged-in user.
 */
export const Header = () => {
  const user = useCurrentUser();
  const unsure = useSession().restored ? '' : 'unsure';
  const { button, isOpen, toggle } = useDisclosure();
  return (
    <Bar data-screen-only>
      <Wrap className="row">
        <Link to={paths.home()} className="home" aria-label={layoutTexts.toHome}>
          <Logo />
        </Link>
        <nav className="wide" aria-label={layoutTexts.mainNavigation}>
          <HeaderLinks />
        </nav>
        <span className="space" />
        <span className="roomy">
          <ThemeSwitch />
        </span>
        {!user && <LoginMenu className={unsure} />}
        <PostJob user={user} size="small" className={`wide ${unsure}`} />
        {user && <AccountMenu user={user} />}
        <IconButton
          ref={button}
          className="narrow"
          aria-label={layoutTexts.openMenu}
          aria-expanded={isOpen}
          aria-controls="phone-menu"
          onClick={toggle}
          sx={{ mr: '-8px' }}
        >
          {isOpen ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
        </IconButton>
      </Wrap>
      <Sheet id="phone-menu" className="narrow" hidden={!isOpen}>
        {isOpen && (
          <Wrap>
            <nav aria-label={layoutTexts.mainNavigation}>
              <HeaderLinks stacked />
            </nav>
            <PostJob user={user} fullWidth sx={{ mt: 2 }} />
            <div className="tight" style={{ marginTop: 8 }}>
              <ThemeSwitch />
            </div>
          </Wrap>
        )}
      </Sheet>
    </Bar>
  );
};
