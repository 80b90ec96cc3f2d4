import type { Job } from '@/api/jobBoardApi';
import { colleagueName } from '@/features/companies/colleagueName';
import { useCompany } from '@/features/companies/useCompany';
import { isSameUsername } from '@/session/isSameUsername';
import { companyTexts } from '@/texts/profiles/company';
import { Chip } from '@/ui/text/Chip';

/** Who posted the job, if it was a colleague. */
export const PostedBy = ({ job: { usernameEmployer = '' } }: { job: Job }) => {
  const { data: company } = useCompany();
  const colleague = company?.people.find(
    (each) => !each.you && isSameUsername(each.usernameEmployer, usernameEmployer),
  );
  return colleague ? (
    <Chip tone="line">{companyTexts.postedBy(colleagueName(colleague))}</Chip>
  ) : null;
};
