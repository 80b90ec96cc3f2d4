import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useSearchJobsQuery } from '@/api/abortableQueries';
import type { JobPage, SearchJobsApiArg } from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import { refusalText } from '@/api/wire/refusals';
import { ReportEmployer } from '@/features/moderation/ReportEmployer';
import { employerTexts } from '@/texts/profiles/employer';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { TryAgain } from '@/ui/page/TryAgain';
import { AwaitedJobs } from './AwaitedJobs';
import { CompanyAlert } from './CompanyAlert';
import { CompanyJobFilters } from './CompanyJobFilters';
import { CompanyJobRows } from './CompanyJobRows';
import { JobsFrame } from './JobsFrame';
import { useCompanySearch } from './useCompanySearch';
import { openJobs } from './useOpenJobs';

const { jobs: texts } = employerTexts;
/** Filters are shown from this number of jobs on; shorter lists are easy to scan. */
const filtersFrom = 6;

type FoundJobsProps = { usernameEmployer: string; company: string };
type PageProps = {
  asked: SearchJobsApiArg;
  company: string;
  /** The first page: refetched if the host no longer accepts the cursor of a later one. */
  first: { isFetching: boolean; refetch: () => unknown };
};

/** The second and all later pages, each rendered inside the one before. */
const NextJobs = ({ cursor, ...each }: PageProps & { cursor: string }) => {
  const { asked, company, first } = each;
  const {
    currentData: page,
    isFetching,
    error,
    refetch,
  } = useSearchJobsQuery({ ...asked, cursor });
  if (!page) {
    const isOutdated = readApiError(error).status === 400;
    const isWaiting = isFetching || !error || (isOutdated && first.isFetching);
    return (
      <AwaitedJobs
        problem={
          isWaiting ? null : isOutdated ? texts.changed : refusalText(error, texts.moreFailed)
        }
        onTryAgain={() => void (isOutdated ? first : { refetch }).refetch()}
      />
    );
  }
  return (
    <CompanyJobRows
      jobs={page.items}
      company={company}
      isFirst={false}
      next={page.nextCursor && <NextJobs {...each} cursor={page.nextCursor} />}
    />
  );
};

type ListedJobsProps = { all: JobPage; asked: SearchJobsApiArg; company: string };

/** The jobs, with filters above them if there are many. */
const ListedJobs = ({ all, asked, company }: ListedJobsProps) => {
  const field = useRef<HTMLInputElement>(null);
  const search = useCompanySearch();
  const narrowed = { ...asked, ...search.narrowing };
  const { data, currentData, isFetching, isError, refetch } = useSearchJobsQuery(narrowed);
  // the previous list stays until the next one is loaded
  const page = currentData ?? (isError && !isFetching ? undefined : data);
  const count = (found: JobPage): string =>
    search.isNarrowed ? texts.matching(found.total, all.total) : texts.newestFirst(found.total);
  return (
    <JobsFrame
      count={page ? count(page) : ''}
      isBusy={currentData === undefined}
      foot={company !== '' && <CompanyAlert company={company} />}
      filters={
        (search.isNarrowed || all.total >= filtersFrom) && (
          <CompanyJobFilters {...{ search, field, all }} shown={page} />
        )
      }
    >
      {page && page.items.length > 0 && (
        <CompanyJobRows
          key={JSON.stringify(search.narrowing)}
          jobs={page.items}
          company={company}
          isFirst
          next={
            currentData?.nextCursor && (
              <NextJobs
                asked={narrowed}
                company={company}
                first={{ isFetching, refetch }}
                cursor={currentData.nextCursor}
              />
            )
          }
        />
      )}
      {page?.items.length === 0 && (
        <EmptyMessage text={texts.none}>
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              field.current?.focus();
              search.clear();
            }}
          >
            {texts.clear}
          </Button>
        </EmptyMessage>
      )}
      {!page && !isFetching && (
        <EmptyMessage text={texts.failed}>
          <TryAgain onClick={() => void refetch()} />
        </EmptyMessage>
      )}
    </JobsFrame>
  );
};

/** The open jobs of an employer on our host, which can search them. */
export const FoundJobs = ({ usernameEmployer, company }: FoundJobsProps) => {
  const asked = openJobs(usernameEmployer);
  const { currentData: all } = useSearchJobsQuery(asked);
  if (!all || all.items.length === 0) return null;
  return (
    <>
      <ListedJobs all={all} asked={asked} company={company} />
      <div style={{ marginTop: 12 }}>
        <ReportEmployer usernameEmployer={usernameEmployer} />
      </div>
    </>
  );
};
