import { styled } from '@mui/material/styles';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useLogOutHere } from '@/features/auth/LogOutContext';
import { adminTexts } from '@/texts/admin/admin';
import { layoutTexts } from '@/texts/layout';
import { LogoutIcon } from '@/ui/art/actionIcons';
import { Logo } from '@/ui/art/Logo';
import { paths } from '@contract/paths';
import { ConnectionWatch } from './ConnectionWatch';
import { OfficeLinks } from './OfficeLinks';
import { SkipLink } from './SkipLink';
import { ThemeSwitch } from './ThemeSwitch';

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
  gap: 20,
  position: 'sticky',
  top: 0,
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
    justifyContent: 'space-between',
    paddingInline: 10,
    '& > a': { borderRadius: theme.shape.radius.md },
  },
  '& ul': { display: 'grid', gap: 4 },
  '& li > a, & .out': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 44,
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
    position: 'static',
    height: 'auto',
    padding: '14px 16px',
    gap: 10,
    '& ul': { display: 'flex', flexWrap: 'wrap' },
    '& .out': { marginTop: 0, width: 'auto', alignSelf: 'start' },
  },
}));
const Main = styled('main')({ minWidth: 0, paddingBottom: 64 });

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
 * The administrator's frame (spec §2.16): the sidebar with its five ways and the log-out, and the
 * screen beside it.
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
  return (
    <Frame>
      <SkipLink />
      <Side data-screen-only>
        <div className="top">
          <Link to={paths.home()} aria-label={layoutTexts.toHome}>
            <Logo />
          </Link>
          <ThemeSwitch />
        </div>
        <nav aria-label={adminTexts.navigation}>
          <ul>{links.map(item)}</ul>
        </nav>
        <OfficeLinks />
        <button type="button" className="out" onClick={logOut}>
          <LogoutIcon size={20} />
          {adminTexts.logOut}
        </button>
      </Side>
      <Main id="main" tabIndex={-1}>
        <ConnectionWatch />
        <Outlet />
      </Main>
    </Frame>
  );
};
