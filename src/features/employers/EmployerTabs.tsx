import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { imageAddress, useHostConfig } from '@/api/hostConfig';
import { useGetEmployerQuery } from '@/api/jobBoardApi';
import { useGetApplicationCountsQuery } from '@/api/memberApi';
import { freshReads } from '@/features/applicants/freshReads';
import { useCompany } from '@/features/companies/useCompany';
import { useSession } from '@/session/useSession';
import { formatNumber } from '@/texts/numbers';
import { employerTabsTexts as texts } from '@/texts/profiles/employerTabs';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { matchRoute } from '@contract/matchRoute';
import { paths } from '@contract/paths';
import type { RouteName } from '@contract/routes';

const Bar = styled('nav')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.card,
  '& .row': { display: 'flex', alignItems: 'stretch', gap: 4, minHeight: 56, overflowX: 'auto' },
  '& .company': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    // fixed width, so that the tabs don't move with the length of the name
    flex: '0 0 auto',
    width: 196,
    margin: '12px 12px 12px 0',
    paddingRight: 20,
    borderRight: `1px solid ${theme.vars.palette.line}`,
    fontSize: theme.typography.dense.fontSize,
    fontWeight: 650,
    whiteSpace: 'nowrap',
    '& > span:last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '0 14px',
    borderBottom: '2px solid transparent',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.dense.fontSize,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '&:hover, &.here': { color: theme.vars.palette.ink },
    '&.here': { borderColor: theme.vars.palette.brand },
    '&:focus-visible': { outlineOffset: -4 },
  },
  '& .count': {
    padding: '1px 9px',
    borderRadius: theme.shape.radius.pill,
    backgroundColor: theme.vars.palette.sunk,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.caption.fontSize,
    // reserves the space of an unknown count
    '&.unknown': { visibility: 'hidden' },
  },
  '& .new, & .here .count': {
    backgroundColor: theme.vars.palette.brandSoft,
    color: theme.vars.palette.brandText,
  },
  [theme.breakpoints.down('sm')]: {
    '& .company': { display: 'none' },
    '& .row': { minHeight: 48, paddingInline: 8 },
  },
}));

type Tab = {
  text: string;
  to: string;
  pages: readonly RouteName[];
  /** The count, with its text for assistive technology. */
  count?: { number: number; words: string; isNew: boolean } | 'unknown' | undefined;
};

/**
 * Returns how many jobs the user has on the desk, from the company that every page loads;
 * `undefined` while it is loading.
 */
const useJobCount = (): number | undefined => {
  const { data: company, isFetching } = useCompany();
  if (!company && isFetching) return undefined;
  const you = company?.people.find((each) => each.you);
  if (!company?.allJobs) return (you?.jobs ?? 0) + (you?.jobIds?.length ?? 0);
  return company.people.reduce((sum, { jobs }) => sum + jobs, 0);
};

const CompanyName = ({ username }: { username: string }) => {
  const config = useHostConfig();
  const { currentData: employer } = useGetEmployerQuery({ usernameEmployer: username });
  const name = employer?.companyName || employer?.usernameEmployer || username;
  return (
    <span className="company" dir="auto">
      <InitialsTile name={name} size={32} image={imageAddress(employer?.companyLogo, config)} />
      <span title={name}>{name}</span>
    </span>
  );
};

const Count = ({ count }: { count: NonNullable<Tab['count']> }) => {
  if (count === 'unknown')
    return (
      <span className="count unknown num" aria-hidden>
        {formatNumber(10)}
      </span>
    );
  const { number, words, isNew } = count;
  if (number === 0) return null;
  return (
    <>
      <span className={isNew ? 'count new num' : 'count num'} aria-hidden>
        {formatNumber(number)}
      </span>
      <span className="visually-hidden">{words}</span>
    </>
  );
};

const countOf = (
  number: number | undefined,
  words: (number: number) => string,
  isNew = false,
): Tab['count'] => (number === undefined ? 'unknown' : { number, words: words(number), isNew });

const useTabs = (username: string): Tab[] => {
  const { data: counts, isError } = useGetApplicationCountsQuery(undefined, freshReads);
  const jobs = useJobCount();
  const fresh = counts?.reduce((sum, each) => sum + each.fresh, 0) ?? (isError ? 0 : undefined);
  return [
    {
      text: texts.jobs,
      to: paths.jobsDesk(),
      pages: ['jobsDesk', 'jobImports', 'employerJobs', 'postJob', 'editJob', 'jobFigures'],
      count: countOf(jobs, texts.all),
    },
    {
      text: texts.applications,
      to: paths.applications(),
      pages: ['applications'],
      count: countOf(fresh, texts.fresh, true),
    },
    {
      text: texts.candidates,
      to: paths.candidates(),
      pages: ['candidates', 'candidateSearches'],
    },
    { text: texts.company, to: paths.employerProfile(username), pages: ['employerProfile'] },
    { text: texts.team, to: paths.companyPeople(), pages: ['companyPeople'] },
  ];
};

type TabBarProps = { username: string; wide: boolean };
const TabBar = ({ username, wide }: TabBarProps) => {
  const { pathname } = useLocation();
  const tabs = useTabs(username);
  const page = matchRoute(pathname);
  const bar = useRef<HTMLElement>(null);
  const count = tabs.map((tab) => JSON.stringify(tab.count)).join();
  // a phone has no room for all tabs: scroll the current one into view
  useEffect(() => {
    const here = bar.current?.querySelector<HTMLElement>('.here');
    const row = here?.parentElement;
    if (!here || !row) return;
    const start = here.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollLeft += start - (row.clientWidth - here.offsetWidth) / 2;
  }, [pathname, count]);
  return (
    <Bar ref={bar} aria-label={texts.label} data-screen-only>
      <Wrap wide={wide} className="row">
        <CompanyName username={username} />
        {tabs.map(({ text, to, pages, count }) => (
          <Link
            key={text}
            to={to}
            className={page && pages.includes(page) ? 'here' : ''}
            aria-current={pathname === to ? 'page' : undefined}
          >
            {text}
            {count && <Count count={count} />}
          </Link>
        ))}
      </Wrap>
    </Bar>
  );
};

/**
 * Navigation between an employer's own pages, shown on each of them; on our own host, for the
 * logged-in employer. Set `wide` on a wide page (ui/page/Wrap).
 */
export const EmployerTabs = ({ wide = false }: { wide?: boolean }) => {
  const { extensions } = useHostConfig();
  const { userRole, usernameEmployer } = useSession();
  const isShown = extensions && userRole === 'employer';
  return isShown && usernameEmployer ? <TabBar username={usernameEmployer} wide={wide} /> : null;
};
