import type { Overview } from '@/api/jobBoardApi';
import { useGetOverviewQuery } from '@/api/memberApi';
import { AnnouncementSection } from '@/features/announcement/AnnouncementSection';
import { ageText } from '@/features/jobs/card/ageText';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { CountCards } from '@/features/overview/CountCards';
import { PageSpeedSection } from '@/features/overview/PageSpeedSection';
import { announcementFormTexts } from '@/texts/admin/announcement';
import { overviewTexts as texts } from '@/texts/admin/overview';
import { pageSpeedTexts } from '@/texts/admin/pageSpeed';
import { DayChart } from '@/ui/chart/DayChart';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { Link } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';

const Part = styled('section')(({ theme }) => ({
  marginTop: 40,
  '& > h2': { ...theme.typography.h3, marginBottom: 16 },
}));
const Charts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Cases = styled(Card)(({ theme }) => ({
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.line}` },
  '& a': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 24px',
    padding: '12px 18px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    '&:hover': { backgroundColor: theme.vars.palette.sunk },
  },
  '& a span': {
    color: theme.vars.palette.ink2,
    fontWeight: 500,
    fontSize: theme.typography.body2.fontSize,
  },
}));
const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.ink2 }));
const series = ['jobs', 'employers', 'seekers', 'reports'] as const;
/** The list behind each chart. */
const lists = {
  jobs: `${paths.adminJobs()}?within=30`,
  employers: paths.adminEmployers(),
  seekers: paths.adminSeekers(),
  reports: `${paths.adminReports()}?kind=reported`,
};

const Waiting = ({ waiting }: Pick<Overview, 'waiting'>) => {
  const now = useNow();
  if (waiting.length === 0) return <Quiet>{texts.noneWaiting}</Quiet>;
  return (
    <Cases>
      <ul>
        {waiting.map(({ _id, title, openedAt }) => (
          <li key={_id}>
            <Link to={paths.adminCase(_id)}>
              <bdi>{title}</bdi>
              <span className="num">{texts.opened(ageText({ createdAt: openedAt }, now))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Cases>
  );
};

const Numbers = () => {
  const { data, isFetching, isError, refetch } = useGetOverviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isFetching) return <Loading shape="page" fills />;
  if (!data || (isError && !isFetching))
    return (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  return (
    <>
      <CountCards overview={data} />
      <Part aria-labelledby="waiting">
        <h2 id="waiting">{texts.waiting}</h2>
        <Waiting waiting={data.waiting} />
      </Part>
      <Part aria-labelledby="days">
        <h2 id="days">{texts.days}</h2>
        <Charts>
          {series.map((name) => (
            <DayChart
              key={name}
              name={texts.series[name]}
              to={lists[name]}
              days={data.days.map((each) => ({ day: each.day, count: each[name] }))}
            />
          ))}
        </Charts>
      </Part>
    </>
  );
};

/**
 * The administrator's start page: counts, the oldest open cases, new records on each of the last 30
 * days, page speed, and the site-wide announcement.
 */
export const AdminOverview = () => (
  <OwnHostOnly>
    <Page title={texts.title}>
      <Wrap sx={{ pt: 4 }}>
        <PageHeading>{texts.title}</PageHeading>
        <Numbers />
        <Part aria-labelledby="speed">
          <h2 id="speed">{pageSpeedTexts.title}</h2>
          <PageSpeedSection />
        </Part>
        <Part aria-labelledby="announcement">
          <h2 id="announcement">{announcementFormTexts.title}</h2>
          <AnnouncementSection />
        </Part>
      </Wrap>
    </Page>
  </OwnHostOnly>
);
