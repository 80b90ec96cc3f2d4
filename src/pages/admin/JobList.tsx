import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import { paths } from '@/app/paths';
import { DeleteJob } from '@/features/jobs/DeleteJob';
import { JobCard } from '@/features/jobs/JobCard';
import { ResultHead } from '@/features/jobs/search/ResultHead';
import { ResultPages } from '@/features/jobs/search/ResultPages';
import { useJobResults } from '@/features/jobs/search/useJobResults';
import { useJobSearch } from '@/features/jobs/search/useJobSearch';
import { ExportButton } from '@/features/office/ExportButton';
import { EmptyMessage } from '@/ui/EmptyMessage';
import { HeadingRow } from '@/ui/HeadingRow';
import { Loading } from '@/ui/Loading';
import { Page, PageHeading } from '@/ui/Page';
import { SelectInput } from '@/ui/SelectInput';
import { TextInput } from '@/ui/TextInput';
import { TryAgain } from '@/ui/TryAgain';
import { useFocusAfterDelete } from '@/ui/useFocusAfterDelete';
import { useTypedText } from '@/ui/useTypedText';
import { Wrap } from '@/ui/Wrap';
import { jobStatuses, type JobStatus } from '@contract/jobLife';
import { messages } from '@contract/messages';
import { adminTexts } from '@contract/texts/admin';
import { jobTexts } from '@contract/texts/job';
import { officeTexts } from '@contract/texts/office';

const { jobs: texts } = adminTexts;
const Search = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  margin: '24px 0 16px',
  '& > div': { flex: '0 1 480px' },
  '& > .narrow': { flex: '0 1 220px' },
});
const Rows = styled('ul')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

/** Live is the usual one, which needs no place in the URL. */
const statusOf = (value: string): JobStatus | undefined =>
  jobStatuses.find((each) => each === value && each !== 'live');

/**
 * The administrator's job list (spec §2.16): a card leads to the job, the bin deletes it. Search,
 * order and page stand in the URL.
 */
export const JobList = () => {
  const controls = useJobSearch();
  const { search, change, pageLink } = controls;
  const { extensions } = useHostConfig();
  const results = useJobResults(search, { brief: false, byStatus: true });
  const { jobs, isError, refetch } = results;
  const words = useTypedText(search.q, (q) => change({ q }, { typing: true }));
  const [rows, field] = [useRef<HTMLUListElement>(null), useRef<HTMLInputElement>(null)];
  useFocusAfterDelete(
    rows,
    field,
    (jobs ?? []).map(({ _id }) => _id),
  );
  if (results.isForeignPage) return <Navigate {...pageLink({ cursor: '' })} replace />;
  return (
    <Page title={texts.title}>
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
        <Search>
          <TextInput
            ref={field}
            type="search"
            label={texts.search}
            name="q"
            autoComplete="off"
            maxLength={300}
            {...words.input}
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
        </Search>
        <ResultHead {...{ search, change, results }} />
        {!jobs && !isError && <Loading shape="list" />}
        {(isError || jobs?.length === 0) && (
          <EmptyMessage text={messages.getJobs.adminEmpty}>
            {isError && <TryAgain onClick={() => void refetch()} />}
          </EmptyMessage>
        )}
        {jobs && jobs.length > 0 && (
          <Rows ref={rows}>
            {jobs.map((job) => (
              <li key={job._id}>
                <JobCard
                  job={job}
                  to={paths.job(job._id)}
                  level={2}
                  actions={<DeleteJob job={job} />}
                />
              </li>
            ))}
          </Rows>
        )}
        <ResultPages {...controls} results={results} />
      </Wrap>
    </Page>
  );
};
