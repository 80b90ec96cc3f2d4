import { useSearchJobSeekersQuery, useGetJobSeekersQuery } from '@/api/memberApi';
import { PersonActions } from '@/features/moderation/suspension/PersonActions';
import { PeopleList, usePeopleList } from '@/features/people/PeopleList';
import { personColumns } from '@/features/people/personColumns';
import { DeleteJobSeeker } from '@/features/seekers/DeleteJobSeeker';
import { adminTexts } from '@/texts/admin/admin';
import { accountFields } from '@contract/accountFields';

const columns = personColumns(accountFields.jobseeker);

/** The administrator's list of job seekers (spec §2.16). */
export const JobSeekerList = () => {
  const list = usePeopleList(columns);
  const all = useGetJobSeekersQuery(undefined, { skip: list.extensions });
  const found = useSearchJobSeekersQuery(list.query, { skip: !list.extensions });
  return (
    <PeopleList
      {...{ list, columns, all, found }}
      texts={adminTexts.seekers}
      action={(seeker) => (
        <PersonActions
          role="jobseeker"
          id={seeker._id}
          username={seeker.usernamejobseek}
          suspended={found.data?.suspended}
        >
          <DeleteJobSeeker seeker={seeker} />
        </PersonActions>
      )}
      exportCall="exportJobSeekers"
    />
  );
};
