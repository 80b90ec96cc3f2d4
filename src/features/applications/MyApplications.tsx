import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import type { Application } from '@/api/jobBoardApi';
import { useGetApplicationsQuery } from '@/api/memberApi';
import { applicationTexts } from '@/texts/jobs/applications';
import { seekerProfileTexts } from '@/texts/profiles/seekerProfile';
import { ApplicationsArt } from '@/ui/art/ApplicationsArt';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { Pager } from '@/ui/table/Pager';
import { Chip } from '@/ui/text/Chip';
import { nearDayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { limits } from '@contract/limits';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';
import { ApplicationRow } from './ApplicationRow';
import { stateTones } from './stateTones';

const { applications: texts, sample } = seekerProfileTexts;
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 16px',
  padding: '20px 24px',
  '@media (max-width: 599px)': { padding: '16px 20px' },
});
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4 }));
const Pages = styled('div')(({ theme }) => ({
  padding: '14px 24px',
  borderTop: `1px solid ${theme.vars.palette.line}`,
}));
const Note = styled('p')(({ theme }) => ({
  padding: '0 24px 16px',
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.dense.fontSize,
}));

/** Returns how a job has ended, or `null` while it is live. */
const endedText = ({ jobStatus }: Application): string | null => {
  if (jobStatus === undefined || jobStatus === 'live') return null;
  return jobStatus === 'removed' ? texts.removed : texts.expired;
};

const pageParameter = 'applications';
/** Returns the page of the list given in the URL. */
const usePage = (applications: readonly Application[]) => {
  const [params] = useSearchParams();
  const pages = Math.ceil(applications.length / limits.pageSize);
  const asked = Number(params.get(pageParameter) ?? 1);
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), Math.max(pages, 1)) : 1;
  return {
    shown: applications.slice((page - 1) * limits.pageSize, page * limits.pageSize),
    page,
    pages,
    searchOf: (to: number): string => {
      const search = new URLSearchParams(params);
      search.set(pageParameter, String(to));
      return search.toString();
    },
  };
};

/** The job seeker's applications on our own host. */
const Own = () => {
  const now = useNow();
  const { data: applications, isFetching, isError, refetch } = useGetApplicationsQuery();
  const { shown, page, pages, searchOf } = usePage(applications ?? []);
  if (!applications && isFetching) return <Loading shape="list" rows={3} />;
  // a failure is only logged (spec §8)
  if (!applications?.length)
    return (
      <EmptyMessage art={<ApplicationsArt />} text={messages.getApplications.empty}>
        {isError ? <TryAgain onClick={() => void refetch()} /> : texts.emptyHint}
      </EmptyMessage>
    );
  return (
    <>
      <ul>
        {shown.map((application) => {
          const ended = endedText(application);
          const { unread = 0 } = application;
          return (
            <ApplicationRow
              key={application._id}
              job={application}
              to={paths.application(application._id)}
              when={nearDayText(application.movedAt ?? application.createdAt, now)}
              chips={
                <>
                  {unread > 0 && (
                    <Chip tone="amber">{applicationTexts.mine.newMessages(unread)}</Chip>
                  )}
                  <Chip tone={stateTones[application.state]}>
                    {applicationTexts.states[application.state]}
                  </Chip>
                  {ended && <Chip>{ended}</Chip>}
                </>
              }
            />
          );
        })}
      </ul>
      {pages > 1 && (
        <Pages>
          <Pager page={page} pages={pages} searchOf={searchOf} />
        </Pages>
      )}
    </>
  );
};

/** The fixed sample of spec §2.7, labeled as a sample. */
const Sample = () => (
  <>
    <Note>{sample.text}</Note>
    <ul>
      <ApplicationRow
        job={sample}
        to={undefined}
        chips={<Chip tone="amber">{sample.chip}</Chip>}
        when={sample.age}
      />
    </ul>
  </>
);

/** "My job applications" (spec §2.7). */
export const MyApplications = () => {
  const { extensions } = useHostConfig();
  const id = useId();
  return (
    <Card
      component="section"
      id="applications"
      tabIndex={-1}
      aria-labelledby={id}
      sx={{ overflow: 'hidden', minWidth: 0 }}
    >
      <Head>
        <Title id={id}>{texts.title}</Title>
        <LinkButton to={paths.jobListing()} variant="outlined" size="small">
          {texts.findJobs}
        </LinkButton>
      </Head>
      {extensions ? <Own /> : <Sample />}
    </Card>
  );
};
