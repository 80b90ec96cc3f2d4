import { useLocation } from 'react-router-dom';
import { layoutTexts } from '@/texts/layout';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { matchRoute } from '@contract/matchRoute';
import { paths } from '@contract/paths';
import { routes, type RouteName } from '@contract/routes';

const { links: texts } = layoutTexts;

/**
 * The four links of spec §2.2, each with the pages for which it is highlighted, besides those of
 * its role.
 */
const links: readonly {
  to: string;
  text: string;
  pages: readonly RouteName[];
  role?: 'jobseeker' | 'employer';
}[] = [
  { to: paths.home(), text: texts.home, pages: ['home'] },
  {
    to: paths.categories(),
    text: texts.findJobs,
    pages: ['categories', 'category', 'jobListing', 'sampleJob', 'jobView', 'employerJobView'],
  },
  {
    to: paths.login(),
    text: texts.jobSeekers,
    pages: ['login', 'signUp', 'savedJobs'],
    role: 'jobseeker',
  },
  {
    to: paths.loginEmployer(),
    text: texts.employers,
    pages: ['loginEmployer', 'signUpEmployer', 'postJob', 'employerJobs', 'editJob'],
    role: 'employer',
  },
];

const List = styled('ul', { shouldForwardProp: (name) => name !== 'stacked' })<{
  stacked: boolean;
}>(({ theme, stacked }) => ({
  display: 'flex',
  gap: 4,
  flexDirection: stacked ? 'column' : 'row',
  '& a': {
    display: 'block',
    padding: stacked ? '12px 14px' : '8px 14px',
    marginInline: stacked ? -14 : 0,
    borderRadius: theme.shape.borderRadius,
    whiteSpace: 'nowrap',
    fontWeight: 550,
    fontSize: stacked ? theme.typography.lead.fontSize : theme.typography.dense.fontSize,
    color: theme.vars.palette.ink2,
    transition: theme.transitions.create(['background-color', 'color'], { duration: 150 }),
    '&.here, &:hover': { color: theme.vars.palette.ink, backgroundColor: theme.vars.palette.sunk },
    '&.here': { fontWeight: 600 },
  },
}));

/** The header's links in a row, or `stacked` in the phone's menu. */
export const HeaderLinks = ({ stacked = false }: { stacked?: boolean }) => {
  const { pathname } = useLocation();
  const page = matchRoute(pathname);
  return (
    <List stacked={stacked}>
      {links.map(({ to, text, pages, role }) => (
        <li key={to}>
          <Link
            to={to}
            className={
              page && (pages.includes(page) || routes[page].access === role) ? 'here' : undefined
            }
            aria-current={pathname === to ? 'page' : undefined}
          >
            {text}
          </Link>
        </li>
      ))}
    </List>
  );
};
