import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { layoutTexts } from '@/texts/layout';
import { paths } from '@contract/paths';

/** The four links of spec §2.2, each with the pages it stands for. */
const links = [
  { to: paths.home(), text: layoutTexts.links.home, here: /^\/$/ },
  {
    to: paths.categories(),
    text: layoutTexts.links.findJobs,
    here: /^\/(category|jobdescription|singlejobdescription|jobdescriptions)(\/|$)/,
  },
  {
    to: paths.login(),
    text: layoutTexts.links.jobSeekers,
    here: /^\/(login|signup|jobseekerpp|applyjob)(\/|$)/,
  },
  {
    to: paths.loginEmployer(),
    text: layoutTexts.links.employers,
    here: /^\/(loginemp|signupemp|employerpp|jobpost|jobdescriptiontrial|jobdescriptiontrialedit)(\/|$)/,
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
  return (
    <List stacked={stacked}>
      {links.map(({ to, text, here }) => (
        <li key={to}>
          <Link
            to={to}
            className={here.test(pathname) ? 'here' : undefined}
            aria-current={pathname === to ? 'page' : undefined}
          >
            {text}
          </Link>
        </li>
      ))}
    </List>
  );
};
