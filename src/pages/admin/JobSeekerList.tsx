import { useSearchJobSeekersQuery, useGetJobSeekersQuery } from '@/api/memberApi';
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
      action={(seeker) => <DeleteJobSeeker seeker={seeker} />}
      exportCall="exportJobSeekers"
    />
  );
};
