import { adminTexts } from '@contract/texts/admin';
import { useGetJobSeekersQuery, type JobSeeker } from '@/api/jobBoardApi';
import { DeleteJobSeeker } from '@/features/seekers/DeleteJobSeeker';
import { DataTable } from '@/ui/DataTable';
import { Page, PageHeading } from '@/ui/Page';
import type { Column } from '@/ui/useTable';
import { Wrap } from '@/ui/Wrap';

const { columns: labels, seekers: texts } = adminTexts;
const columns: Column<JobSeeker>[] = [
  { name: 'username', label: labels.username, text: ({ usernamejobseek }) => usernamejobseek },
  { name: 'firstName', label: labels.firstName, text: ({ firstnamejobseek = '' }) => firstnamejobseek },
  { name: 'lastName', label: labels.lastName, text: ({ lastnamejobseek = '' }) => lastnamejobseek },
  { name: 'email', label: labels.email, text: ({ emailjobseek = '' }) => emailjobseek },
];

/** The administrator's list of job seekers (spec §2.16). */
export const JobSeekerList = () => {
  const { data, isFetching, isError, refetch } = useGetJobSeekersQuery();
  return (
    <Page title={texts.title}>
      <Wrap sx={{ pt: 4 }}>
        <PageHeading>{texts.title}</PageHeading>
        <DataTable
          title={texts.title} columns={columns} rows={data} search={texts.search} empty={texts.empty} {...{ isFetching, isError, refetch }}
          actionLabel={labels.action} action={(seeker) => <DeleteJobSeeker seeker={seeker} />}
        />
      </Wrap>
    </Page>
  );
};
