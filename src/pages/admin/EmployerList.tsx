import { useHostConfig } from '@/api/hostConfig';
import { useGetEmployersQuery, useSearchEmployersQuery, type Employer } from '@/api/jobBoardApi';
import { DeleteEmployer } from '@/features/employers/DeleteEmployer';
import { ExportButton } from '@/features/office/ExportButton';
import { adminTexts } from '@/texts/admin/admin';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { DataTable } from '@/ui/table/DataTable';
import { PagedTable } from '@/ui/table/PagedTable';
import { useTableAddress } from '@/ui/table/useTableAddress';
import { limits } from '@contract/limits';

const { columns: labels, employers: texts } = adminTexts;
const columns = [
  {
    name: 'username',
    label: labels.username,
    text: ({ usernameEmployer }: Employer) => usernameEmployer,
  },
  {
    name: 'firstName',
    label: labels.firstName,
    text: ({ firstnameEmployer = '' }: Employer) => firstnameEmployer,
  },
  {
    name: 'lastName',
    label: labels.lastName,
    text: ({ lastnameEmployer = '' }: Employer) => lastnameEmployer,
  },
  { name: 'email', label: labels.email, text: ({ emailEmployer = '' }: Employer) => emailEmployer },
  { name: 'company', label: labels.company, text: ({ companyName = '' }: Employer) => companyName },
] as const;
const table = {
  title: texts.title,
  columns,
  search: texts.search,
  empty: texts.empty,
  actionLabel: labels.action,
  action: (employer: Employer) => <DeleteEmployer employer={employer} />,
};

/** All rows, searched and sorted here: a spec host has no other call. */
const AllEmployers = () => {
  const { data, isFetching, isError, refetch } = useGetEmployersQuery();
  return <DataTable {...table} rows={data} {...{ isFetching, isError, refetch }} />;
};

/** A page at a time, searched and sorted at the host. */
const FoundEmployers = () => {
  const address = useTableAddress(columns);
  const { filter, sort, page } = address;
  const { data, currentData, isFetching, isError, refetch } = useSearchEmployersQuery({
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

/** The administrator's list of employers (spec §2.16), on /admindash and /employerdash. */
export const EmployerList = () => {
  const { extensions } = useHostConfig();
  const { filter } = useTableAddress(columns);
  return (
    <Page title={texts.title}>
      <Wrap sx={{ pt: 4 }}>
        <HeadingRow>
          <PageHeading>{texts.title}</PageHeading>
          {extensions && <ExportButton call="exportEmployers" search={{ q: filter.trim() }} />}
        </HeadingRow>
        {extensions ? <FoundEmployers /> : <AllEmployers />}
      </Wrap>
    </Page>
  );
};
