import { useLocation } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { useGetCasesQuery } from '@/api/memberApi';
import { helpQuestionTexts } from '@/texts/admin/helpQuestions';
import { moderationTexts } from '@/texts/admin/moderation';
import { officeTexts } from '@/texts/admin/office';
import { searchTermTexts } from '@/texts/admin/searches';
import { accountTexts } from '@/texts/auth/account';
import { formatNumber } from '@/texts/numbers';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { paths } from '@contract/paths';

const { queue: texts } = moderationTexts;
const Count = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  padding: '1px 8px',
  borderRadius: theme.shape.radius.pill,
  backgroundColor: theme.vars.palette.amber.main,
  color: theme.vars.palette.amberInk,
  fontSize: '.75rem',
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
}));

const LinkGroup = styled('nav')(({ theme }) => ({
  '&.daily': { paddingBottom: 16, borderBottom: `1px solid ${theme.vars.palette.heroLine}` },
  '&.office': { paddingTop: 16, borderTop: `1px solid ${theme.vars.palette.heroLine}` },
}));

type LinkEntry = { to: string; text: string; counted?: boolean };
const parts: Record<'daily' | 'office', readonly LinkEntry[]> = {
  daily: [
    { to: paths.adminReports(), text: texts.link, counted: true },
    { to: paths.adminOverview(), text: officeTexts.links.overview },
  ],
  office: [
    { to: paths.adminHelpQuestions(), text: helpQuestionTexts.title },
    { to: paths.adminSearches(), text: searchTermTexts.title },
    { to: paths.auditLog(), text: officeTexts.links.audit },
    { to: paths.administrators(), text: officeTexts.links.administrators },
    { to: paths.deletedAccounts(), text: accountTexts.deleted.title },
    { to: paths.adminAccount(), text: accountTexts.link },
  ],
};

/**
 * The administrator's links that only our own host has, in two parts: daily ones above the spec's
 * five links (spec §2.16), including reports with the number of open cases, and the rest below
 * them.
 */
export const OfficeLinks = ({ part }: { part: keyof typeof parts }) => {
  const { extensions } = useHostConfig();
  const { pathname } = useLocation();
  const { data } = useGetCasesQuery(
    { state: 'open', limit: 1 },
    { skip: !extensions || part !== 'daily' },
  );
  if (!extensions) return null;
  const waiting = data?.total ?? 0;
  return (
    <LinkGroup aria-label={officeTexts.navigation[part]} className={part}>
      <ul>
        {parts[part].map(({ to, text, counted = false }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname.replace(/\/$/, '') === to ? 'page' : undefined}>
              {text}
              {counted && waiting > 0 && (
                <Count>
                  <span aria-hidden>{formatNumber(waiting)}</span>
                  <span className="visually-hidden">{texts.waiting(waiting)}</span>
                </Count>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </LinkGroup>
  );
};
