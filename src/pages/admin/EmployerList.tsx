import { adminTexts } from '@contract/texts/admin';
import { useGetEmployersQuery, type Employer } from '@/api/jobBoardApi';
import { DeleteEmployer } from '@/features/employers/DeleteEmployer';
import { DataTable } from '@/ui/DataTable';
import { Page, PageHeading } from '@/ui/Page';
import type { Column } from '@/ui/useTable';
import { Wrap } from '@/ui/Wrap';

const { columns: labels, employers: texts } = adminTexts;
const columns: Column<Employer>[] = [
  { name: 'username', label: labels.username, text: ({ usernameEmployer }) => usernameEmployer },
  { name: 'firstName', label: labels.firstName, text: ({ firstnameEmployer = '' }) => firstnameEmployer },
  { name: 'lastName', label: labels.lastName, text: ({ lastnameEmployer = '' }) => lastnameEmployer },
  { name: 'email', label: labels.email, text: ({ emailEmployer = '' }) => emailEmployer },
  { name: 'company', label: labels.company, text: ({ companyName = '' }) => companyName },
];

/** The administrator's list of employers (spec §2.16), on /admindash and /employerdash. */
export const EmployerList = () => {
  const { data, isFetching, isError, refetch } = useGetEmployersQuery();
  return (
    <Page title={texts.title}>
      <Wrap sx={{ pt: 4 }}>
        <PageHeading>{texts.title}</PageHeading>
        <DataTable
          title={texts.title} columns={columns} rows={data} search={texts.search} empty={texts.empty} {...{ isFetching, isError, refetch }}
          actionLabel={labels.action} action={(employer) => <DeleteEmployer employer={employer} />}
        />
      </Wrap>
    </Page>
  );
};
