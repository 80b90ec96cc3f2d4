import { Outlet, useLocation } from 'react-router-dom';
import { useLogOutHere } from '@/features/auth/LogOutContext';
import { adminTexts } from '@/texts/admin/admin';
import { layoutTexts } from '@/texts/layout';
import { LogoutIcon } from '@/ui/art/actionIcons';
import { CloseIcon, MenuIcon } from '@/ui/art/icons';
import { Logo } from '@/ui/art/Logo';
import { IconButton } from '@/ui/button/IconButton';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { paths } from '@contract/paths';
import { ConnectionWatch } from './connection/ConnectionWatch';
import { Footer } from './Footer';
import { OfficeLinks } from './OfficeLinks';
import { SiteAnnouncement } from './SiteAnnouncement';
import { SkipLink } from './SkipLink';
import { ThemeSwitch } from './ThemeSwitch';
import { useDisclosure } from './useDisclosure';

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  '--page-width': '1408px',
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
  },
}));
const Side = styled('header')(({ theme }) => ({
  backgroundColor: theme.vars.palette.hero,
  color: theme.vars.palette.heroInk,
  padding: '24px 16px',
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  height: '100dvh',
  overflowY: 'auto',
  '& :focus-visible': { outlineColor: theme.vars.palette.heroAmber },
  '& .top button': {
    color: theme.vars.palette.hero2,
    '&:hover': { color: theme.vars.palette.heroInk, backgroundColor: theme.vars.palette.heroLift },
  },
  '& .top': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    paddingInline: 10,
    '& > a': { display: 'flex', marginRight: 'auto', borderRadius: theme.shape.radius.md },
  },
  [theme.breakpoints.up('md')]: { '& .narrow': { display: 'none' } },
  // on a phone, a single bar whose button opens the links
  [theme.breakpoints.down('md')]: {
    height: 'auto',
    maxHeight: '100dvh',
    padding: '10px 14px',
    gap: 0,
    '& .top': { paddingInline: '10px 2px' },
  },
}));
/** The links and the logout; `open` shows them on a phone. */
const SidebarNav = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  flex: 1,
  '& ul': { display: 'grid', gap: 4 },
  '& li > a, & .out': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    // all of them fit into a height of 800 pixels
    minHeight: 40,
    padding: '8px 12px',
    border: 0,
    borderRadius: theme.shape.borderRadius,
    background: 'none',
    font: 'inherit',
    fontWeight: 550,
    fontSize: theme.typography.dense.fontSize,
    color: theme.vars.palette.hero2,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    '&:hover': { color: theme.vars.palette.heroInk, backgroundColor: theme.vars.palette.heroLift },
    '&[aria-current]': {
      color: theme.vars.palette.heroInk,
      backgroundColor: theme.vars.palette.heroLine,
    },
  },
  '& .out': { marginTop: 'auto' },
  [theme.breakpoints.down('md')]: {
    gap: 12,
    padding: '14px 0 6px',
    '&:not(.open)': { display: 'none' },
    '& .daily': { paddingBottom: 12 },
    '& .office': { paddingTop: 12 },
  },
}));
const Content = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0 });
const Main = styled('main')({
  flex: 1,
  minWidth: 0,
  minHeight: '100dvh', // as in PageLayout
  display: 'flow-root',
});

const links = [
  {
    to: paths.adminEmployers(),
    text: adminTexts.links.employers,
    here: /^\/(admindash|employerdash)\/?$/,
  },
  { to: paths.adminJobs(), text: adminTexts.links.jobs, here: /^\/removejob\/?$/ },
  { to: paths.adminSeekers(), text: adminTexts.links.seekers, here: /^\/jobseekdash\/?$/ },
  { to: paths.adminFeatured(), text: adminTexts.links.featured, here: /^\/updatefeatured\/?$/ },
  { to: paths.adminTerms(), text: adminTexts.links.terms, here: /^\/updateterms\/?$/ },
];

/**
 * The administrator's layout (spec §2.16): the sidebar with its five links and the logout, which a
 * phone opens from a bar, and next to it the screen and the footer (spec §2.3).
 */
export const AdminLayout = () => {
  const { pathname } = useLocation();
  const item = ({ to, text, here }: { to: string; text: string; here: RegExp }) => (
    <li key={to}>
      <Link to={to} aria-current={here.test(pathname) ? 'page' : undefined}>
        {text}
      </Link>
    </li>
  );
  const logOut = useLogOutHere();
  const { button, isOpen, toggle } = useDisclosure();
  return (
    <>
      <SkipLink />
      <SiteAnnouncement />
      <Frame>
        <Side data-screen-only>
          <div className="top">
            <Link to={paths.home()} aria-label={layoutTexts.toHome}>
              <Logo />
            </Link>
            <ThemeSwitch />
            <IconButton
              ref={button}
              className="narrow"
              aria-label={layoutTexts.openMenu}
              aria-expanded={isOpen}
              aria-controls="admin-menu"
              onClick={toggle}
            >
              {isOpen ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
            </IconButton>
          </div>
          <SidebarNav id="admin-menu" className={isOpen ? 'open' : undefined}>
            <OfficeLinks part="daily" />
            <nav aria-label={adminTexts.navigation}>
              <ul>{links.map(item)}</ul>
            </nav>
            <OfficeLinks part="office" />
            <button type="button" className="out" onClick={logOut}>
              <LogoutIcon size={20} />
              {adminTexts.logOut}
            </button>
          </SidebarNav>
        </Side>
        <Content>
          <Main id="main" tabIndex={-1}>
            <ConnectionWatch />
            <Outlet />
          </Main>
          <Footer />
        </Content>
      </Frame>
    </>
  );
};
