import { useGetEmployerQuery, type JobsDesk as JobsDeskPage } from '@/api/jobBoardApi';
import {
  useGetApplicationCountsQuery,
  useGetJobsDeskQuery,
  useSearchApplicantsQuery,
} from '@/api/memberApi';
import { freshReads } from '@/features/applicants/freshReads';
import { ReaderNotice } from '@/features/companies/ReaderNotice';
import { useCompany } from '@/features/companies/useCompany';
import { EmployerTabs } from '@/features/employers/EmployerTabs';
import { FirstSteps } from '@/features/employers/FirstSteps';
import { DeskList } from '@/features/jobs/desk/DeskList';
import { draftsPath } from '@/features/jobs/desk/draftsPath';
import { NeedsYou } from '@/features/jobs/desk/NeedsYou';
import { useJobsDeskSearch } from '@/features/jobs/desk/useJobsDeskSearch';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { useSession } from '@/session/useSession';
import { jobsDeskTexts as texts } from '@/texts/jobs/jobsDesk';
import { PlusIcon } from '@/ui/art/actionIcons';
import { LinkButton } from '@/ui/button/LinkButton';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { paths } from '@contract/paths';

const Stack = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '32px 64px',
  '& .second': { marginTop: 6, color: theme.vars.palette.ink2 },
  '& .more-jobs': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  [theme.breakpoints.down('sm')]: { '& .more-jobs, & .more-jobs > *': { width: '100%' } },
}));

/** Shown instead of an empty list: a new employer's first steps. */
const NoJobs = ({ readsOnly }: { readsOnly: boolean }) => {
  const { usernameEmployer } = useSession();
  const { currentData: employer } = useGetEmployerQuery(
    { usernameEmployer: usernameEmployer ?? '' },
    { skip: !usernameEmployer },
  );
  if (readsOnly) return <EmptyMessage text={texts.empty} />;
  return employer ? <FirstSteps employer={employer} /> : <Loading shape="list" rows={3} />;
};

const sumOf = ({ live, draft, ended }: JobsDeskPage['counts']): number => live + draft + ended;

type HeadProps = { counts: JobsDeskPage['counts'] | undefined; readsOnly: boolean };

/** The heading, with the number of jobs by state if there are any. */
const Head = ({ counts, readsOnly }: HeadProps) => {
  const { usernameEmployer } = useSession();
  const { data: applications } = useGetApplicationCountsQuery(undefined, freshReads);
  const fresh = applications?.reduce((sum, each) => sum + each.fresh, 0) ?? 0;
  const shown = counts && sumOf(counts) > 0 ? counts : undefined;
  return (
    <HeadingRow>
      <div>
        <PageHeading>{texts.title}</PageHeading>
        {shown && (
          <p className="second num">
            {texts.summary(shown.live, shown.draft, shown.ended)} {fresh > 0 && texts.fresh(fresh)}
          </p>
        )}
      </div>
      {!readsOnly && counts && (
        <div className="more-jobs">
          <LinkButton variant="outlined" to={paths.jobImports()}>
            {texts.imports}
          </LinkButton>
          {shown && (
            <LinkButton
              to={paths.postJob(usernameEmployer ?? '')}
              startIcon={<PlusIcon size={18} />}
            >
              {texts.post}
            </LinkButton>
          )}
        </div>
      )}
    </HeadingRow>
  );
};

const Desk = () => {
  const search = useJobsDeskSearch();
  const { readsOnly } = useCompany();
  // visitors change the figures, so they are refetched on each visit, and together with the counts
  // around them
  const { data, currentData, isFetching, refetch } = useGetJobsDeskQuery(search.query, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  // requested together with the list, above which it shows what needs the employer's attention
  const applicants = useSearchApplicantsQuery({ limit: 1 }, freshReads);
  // keeps the previous list until the next one has loaded
  const desk = currentData ?? (isFetching ? data : undefined);
  const hasJobs = desk !== undefined && sumOf(desk.counts) > 0;
  return (
    <Stack>
      <Head counts={desk?.counts} readsOnly={readsOnly} />
      <ReaderNotice />
      {desk && hasJobs && (
        <>
          {!readsOnly && (
            <NeedsYou
              {...desk}
              applicants={applicants.data}
              isLoading={applicants.isLoading}
              draftsAt={draftsPath()}
            />
          )}
          <DeskList
            search={search}
            desk={desk}
            isStale={currentData === undefined}
            readsOnly={readsOnly}
          />
        </>
      )}
      {desk && !hasJobs && <NoJobs readsOnly={readsOnly} />}
      {!desk && isFetching && <Loading shape="table" />}
      {!desk && !isFetching && (
        <EmptyMessage text={texts.failed}>
          <TryAgain onClick={() => void refetch()} />
        </EmptyMessage>
      )}
    </Stack>
  );
};

/** The employer's jobs with their figures, in tabs, with bulk renew and close. */
export const JobsDesk = () => (
  <OwnHostOnly>
    <Page title={texts.title}>
      <EmployerTabs />
      <Desk />
    </Page>
  </OwnHostOnly>
);
