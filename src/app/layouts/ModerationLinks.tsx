import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { site } from '@contract/site';
import { moderationTexts } from '@contract/texts/moderation';
import { useHostConfig } from '@/api/hostConfig';
import { useGetCasesQuery } from '@/api/jobBoardApi';
import { paths } from '../paths';

const { queue: texts } = moderationTexts;
const whole = new Intl.NumberFormat(site.locale);
// it goes on where the list above it ends
const Ways = styled('nav')(({ theme }) => ({ marginTop: -16, [theme.breakpoints.down('md')]: { marginTop: -6 } }));
const Count = styled('span')(({ theme }) => ({
  marginLeft: 'auto', padding: '1px 8px', borderRadius: 99, backgroundColor: theme.vars.palette.amber.main, color: theme.vars.palette.amberInk, fontSize: '.75rem', fontWeight: 750, fontVariantNumeric: 'tabular-nums', lineHeight: 1.5,
}));

/** What only our own host has for administrators, below the spec's five ways (spec §2.16). */
export const ModerationLinks = () => {
  const { extensions } = useHostConfig();
  const { pathname } = useLocation();
  const { data } = useGetCasesQuery({ state: 'open', limit: 1 }, { skip: !extensions });
  if (!extensions) return null;
  return (
    <Ways aria-label={texts.navigation}>
      <ul>
        <li>
          <Link to={paths.adminReports()} aria-current={/^\/reports\/?$/.test(pathname) ? 'page' : undefined}>
            {texts.link}
            {data && data.total > 0 && <Count><span aria-hidden>{whole.format(data.total)}</span><span className="visually-hidden">{texts.waiting(data.total)}</span></Count>}
          </Link>
        </li>
      </ul>
    </Ways>
  );
};
