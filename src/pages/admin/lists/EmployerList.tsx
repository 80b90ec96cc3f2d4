import type { Employer } from '@/api/jobBoardApi';
import { useSearchEmployersQuery, useGetEmployersQuery } from '@/api/memberApi';
import { DeleteEmployer } from '@/features/employers/DeleteEmployer';
import { PersonActions } from '@/features/moderation/suspension/PersonActions';
import { PeopleList, usePeopleList } from '@/features/people/PeopleList';
import { personColumns } from '@/features/people/personColumns';
import { adminTexts } from '@/texts/admin/admin';
import { accountFields } from '@contract/accountFields';

const columns = [
  ...personColumns(accountFields.employer),
  {
    name: 'company' as const,
    label: adminTexts.columns.company,
    text: ({ companyName = '' }: Employer) => companyName,
  },
];

/** The administrator's list of employers (spec §2.16), on /admindash and /employerdash. */
export const EmployerList = () => {
  const list = usePeopleList(columns);
  const all = useGetEmployersQuery(undefined, { skip: list.extensions });
  const found = useSearchEmployersQuery(list.query, { skip: !list.extensions });
  return (
    <PeopleList
      {...{ list, columns, all, found }}
      texts={adminTexts.employers}
      action={(employer) => (
        <PersonActions
          role="employer"
          id={employer._id}
          username={employer.usernameEmployer}
          suspended={found.data?.suspended}
        >
          <DeleteEmployer employer={employer} />
        </PersonActions>
      )}
      exportCall="exportEmployers"
    />
  );
};
