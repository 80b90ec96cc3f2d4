import { useRef, type Ref } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { JobCard } from '@/features/jobs/card/JobCard';
import { DeleteJob } from '@/features/jobs/own/DeleteJob';
import { JobTable } from '@/features/moderation/jobTable/JobTable';
import { ExportButton } from '@/features/office/ExportButton';
import { FilterChips } from '@/features/search/filters/FilterChips';
import { ResultHead } from '@/features/search/results/ResultHead';
import { ResultPages } from '@/features/search/results/ResultPages';
import { useJobResults } from '@/features/search/results/useJobResults';
import { useJobSearch, type JobSearchControls } from '@/features/search/useJobSearch';
import { adminTexts } from '@/texts/admin/admin';
import { jobTableTexts } from '@/texts/admin/jobTable';
import { officeTexts } from '@/texts/admin/office';
import { jobTexts } from '@/texts/jobs/job';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextInput } from '@/ui/form/TextInput';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { Segments } from '@/ui/table/Segments';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';
import { jobStatuses, type JobStatus } from '@contract/jobs/jobStatuses';
import { messages } from '@contract/messages';
import { paths } from '@contract/paths';

const { jobs: texts } = adminTexts;
const Search = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  margin: '24px 0 16px',
  '& > div': { flex: '0 1 480px' },
  '& > .narrow': { flex: '0 1 220px' },
  '& > nav': { alignSelf: 'end', marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: {
    columnGap: 16,
    '& > div': { flex: '1 1 100%' },
    '& > .narrow': { flex: '1 1 0' },
  },
}));
const Rows = styled('ul')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The query parameter for the view; omitted for the default, cards. */
const viewName = 'view';
const useJobView = () => {
  const { extensions } = useHostConfig();
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const isTable = extensions && parameters.get(viewName) === 'table';
  const searchOf = (view: 'cards' | 'table'): string => {
    const next = new URLSearchParams(parameters);
    if (view === 'table') next.set(viewName, view);
    else next.delete(viewName);
    return next.toString();
  };
  return { isTable, searchOf };
};

const ViewSwitch = () => {
  const { isTable, searchOf } = useJobView();
  return (
    <Segments
      label={jobTableTexts.view}
      segments={(['cards', 'table'] as const).map((view) => ({
        label: jobTableTexts.views[view],
        search: searchOf(view),
        isChosen: isTable === (view === 'table'),
      }))}
    />
  );
};

/** Parses the status parameter; omitted for the default, live jobs. */
const statusOf = (value: string): JobStatus | undefined =>
  jobStatuses.find((each) => each === value && each !== 'live');

type JobFiltersProps = Pick<JobSearchControls, 'search' | 'change'> & {
  /** The ref of the text filter's input. */
  textInput: Ref<HTMLInputElement>;
};

const JobFilters = ({ search, change, textInput }: JobFiltersProps) => {
  const { extensions } = useHostConfig();
  const typed = useDebouncedText(search.q, (q) => change({ q }, { typing: true }));
  return (
    <Search>
      <TextInput
        ref={textInput}
        type="search"
        label={texts.search}
        name="q"
        autoComplete="off"
        maxLength={300}
        {...typed.input}
      />
      {extensions && (
        <div className="narrow">
          <SelectInput
            label={officeTexts.jobStatus}
            name="status"
            value={search.status ?? 'live'}
            onChange={({ currentTarget: { value } }) => change({ status: statusOf(value) })}
          >
            {jobStatuses.map((status) => (
              <option key={status} value={status}>
                {jobTexts.status[status]}
              </option>
            ))}
          </SelectInput>
        </div>
      )}
      {extensions && <ViewSwitch />}
    </Search>
  );
};

type ShownJobsProps = { jobs: readonly Job[]; isStale: boolean; rows: Ref<HTMLUListElement> };

const ShownJobs = ({ jobs, isStale, rows }: ShownJobsProps) =>
  useJobView().isTable ? (
    <JobTable jobs={jobs} isStale={isStale} />
  ) : (
    <Rows ref={rows}>
      {jobs.map((job) => (
        <li key={job._id}>
          <JobCard
            job={job}
            to={paths.jobView(job._id)}
            level={2}
            actions={<DeleteJob job={job} />}
          />
        </li>
      ))}
    </Rows>
  );

/**
 * The administrator's job list (spec §2.16): a card leads to the job, the bin deletes it; on our
 * own host also as a table. The URL holds search, order, page and view.
 */
export const JobList = () => {
  const controls = useJobSearch(viewName);
  const { search, change, clear, pageLink } = controls;
  const { extensions } = useHostConfig();
  const results = useJobResults(search, { brief: false, byStatus: true });
  const { jobs, isError, isForeignPage, isStale, refetch } = results;
  const rows = useRef<HTMLUListElement>(null);
  const textInput = useRef<HTMLInputElement>(null);
  useFocusAfterDelete(
    rows,
    textInput,
    (jobs ?? []).map(({ _id }) => _id),
  );
  const failed = isError && !isForeignPage;
  return (
    <Page title={texts.title}>
      {/* rendered next to the filters, so that their unsaved input is kept */}
      {isForeignPage && <Navigate {...pageLink({ cursor: '' })} replace />}
      <Wrap sx={{ pt: 4 }}>
        <HeadingRow>
          <PageHeading>{texts.title}</PageHeading>
          {extensions && (
            <ExportButton
              call="exportJobs"
              search={{ q: search.q.trim(), status: search.status }}
            />
          )}
        </HeadingRow>
        <JobFilters {...{ search, change, textInput }} />
        <ResultHead {...{ search, change, results }} />
        <FilterChips {...{ search, change, clear, results }} />
        {!jobs && !failed && <Loading shape="list" />}
        {(failed || jobs?.length === 0) && (
          <EmptyMessage text={messages.getJobs.adminEmpty}>
            {failed && <TryAgain onClick={() => void refetch()} />}
          </EmptyMessage>
        )}
        {jobs && jobs.length > 0 && <ShownJobs {...{ jobs, isStale, rows }} />}
        <ResultPages {...controls} results={results} />
      </Wrap>
    </Page>
  );
};
