import { useHostConfig } from '@/api/hostConfig';
import { useGetJobSeekersQuery, useSearchJobSeekersQuery, type JobSeeker } from '@/api/jobBoardApi';
import { ExportButton } from '@/features/office/ExportButton';
import { DeleteJobSeeker } from '@/features/seekers/DeleteJobSeeker';
import { DataTable } from '@/ui/DataTable';
import { HeadingRow } from '@/ui/HeadingRow';
import { Page, PageHeading } from '@/ui/Page';
import { PagedTable } from '@/ui/PagedTable';
import { useTableAddress } from '@/ui/useTableAddress';
import { Wrap } from '@/ui/Wrap';
import { limits } from '@contract/limits';
import { adminTexts } from '@contract/texts/admin';

const { columns: labels, seekers: texts } = adminTexts;
const columns = [
  {
    name: 'username',
    label: labels.username,
    text: ({ usernamejobseek }: JobSeeker) => usernamejobseek,
  },
  {
    name: 'firstName',
    label: labels.firstName,
    text: ({ firstnamejobseek = '' }: JobSeeker) => firstnamejobseek,
  },
  {
    name: 'lastName',
    label: labels.lastName,
    text: ({ lastnamejobseek = '' }: JobSeeker) => lastnamejobseek,
  },
  { name: 'email', label: labels.email, text: ({ emailjobseek = '' }: JobSeeker) => emailjobseek },
] as const;
const table = {
  title: texts.title,
  columns,
  search: texts.search,
  empty: texts.empty,
  actionLabel: labels.action,
  action: (seeker: JobSeeker) => <DeleteJobSeeker seeker={seeker} />,
};

/** All rows, searched and sorted here: a spec host has no other call. */
const AllJobSeekers = () => {
  const { data, isFetching, isError, refetch } = useGetJobSeekersQuery();
  return <DataTable {...table} rows={data} {...{ isFetching, isError, refetch }} />;
};

/** A page at a time, searched and sorted at the host. */
const FoundJobSeekers = () => {
  const address = useTableAddress(columns);
  const { filter, sort, page } = address;
  const { data, currentData, isFetching, isError, refetch } = useSearchJobSeekersQuery({
    q: filter.trim(),
    sort: columns.find(({ name }) => name === sort?.name)?.name,
    order: sort?.descending ? 'desc' : undefined,
    page,
    limit: limits.tableSize,
  });
  return (
    <PagedTable
      {...table}
      address={address}
      answer={data}
      isOld={!currentData}
      isError={isError && !isFetching}
      {...{ isFetching, refetch }}
    />
  );
};

/** The administrator's list of job seekers (spec §2.16). */
export const JobSeekerList = () => {
  const { extensions } = useHostConfig();
  const { filter } = useTableAddress(columns);
  return (
    <Page title={texts.title}>
      <Wrap sx={{ pt: 4 }}>
        <HeadingRow>
          <PageHeading>{texts.title}</PageHeading>
          {extensions && <ExportButton call="exportJobSeekers" search={{ q: filter.trim() }} />}
        </HeadingRow>
        {extensions ? <FoundJobSeekers /> : <AllJobSeekers />}
      </Wrap>
    </Page>
  );
};
