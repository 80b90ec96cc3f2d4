import { useHostConfig } from '@/api/hostConfig';
import { useGetJobSeekersQuery, useSearchJobSeekersQuery, type JobSeeker } from '@/api/jobBoardApi';
import { ExportButton } from '@/features/office/ExportButton';
import { DeleteJobSeeker } from '@/features/seekers/DeleteJobSeeker';
import { adminTexts } from '@/texts/admin/admin';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { DataTable } from '@/ui/table/DataTable';
import { PagedTable } from '@/ui/table/PagedTable';
import { useTableAddress } from '@/ui/table/useTableAddress';
import { limits } from '@contract/limits';

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
