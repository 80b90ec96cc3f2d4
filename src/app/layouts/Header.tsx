import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router-dom';
import type { LoginState } from '@/session/loginState';
import type { CurrentUser } from '@/session/sessionSlice';
import { useCurrentUser } from '@/session/useSession';
import { layoutTexts } from '@/texts/layout';
import { CloseIcon, MenuIcon } from '@/ui/art/icons';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { Logo } from '@/ui/art/Logo';
import { IconButton } from '@/ui/button/IconButton';
import { LinkButton } from '@/ui/button/LinkButton';
import { Wrap } from '@/ui/page/Wrap';
import { paths } from '@contract/paths';
import { AccountMenu } from './AccountMenu';
import { HeaderLinks } from './HeaderLinks';
import { ThemeSwitch } from './ThemeSwitch';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.paper} 88%, transparent)`,
  backdropFilter: 'blur(10px)',
  '& .row': { display: 'flex', alignItems: 'center', gap: 8, height: 68 },
  '& .home': { display: 'flex', borderRadius: theme.shape.radius.md, marginRight: 12 },
  '& .space': { flex: 1 },
  // what doesn't fit a phone moves into the disclosure below the bar
  [theme.breakpoints.down('md')]: { '& .wide': { display: 'none' } },
  [theme.breakpoints.up('md')]: { '& .narrow': { display: 'none' } },
  [theme.breakpoints.down(360)]: { '& .roomy': { display: 'none' } },
}));
const Sheet = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.line}`,
  padding: '12px 0 20px',
  maxHeight: 'calc(100dvh - 68px)',
  overflowY: 'auto',
  backgroundColor: theme.vars.palette.paper,
}));

/**
 * A disclosure that a followed link closes, and Esc from anywhere in it, which focuses its button.
 */
const useDisclosure = () => {
  const [openAt, setOpenAt] = useState<string>();
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === key;
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  return { button, isOpen, toggle: () => setOpenAt(isOpen ? undefined : key) };
};

const loginState: LoginState = { from: paths.ownPostJob() };
/** Where "Post a job" leads this person. */
const postJobLink = (user: CurrentUser | null): Pick<LinkProps, 'to' | 'state'> =>
  user?.role === 'employer' && user.username
    ? { to: paths.postJob(user.username) }
    : { to: paths.loginEmployer(), state: loginState };

/**
 * The bar above every screen (spec §2.2): logo, four links, theme, Post a job, and a menu for
 * whoever is logged in.
 */
export const Header = () => {
  const user = useCurrentUser();
  const postJob = postJobLink(user);
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
        <ThemeSwitch />
        <LinkButton {...postJob} size="small" className="wide">
          {layoutTexts.postJob}
        </LinkButton>
        {user && user.username !== '' && (
          <span className="roomy">
            <InitialsTile name={user.username} size={36} round />
          </span>
        )}
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
            <LinkButton {...postJob} fullWidth sx={{ mt: 2 }}>
              {layoutTexts.postJob}
            </LinkButton>
          </Wrap>
        )}
      </Sheet>
    </Bar>
  );
};
