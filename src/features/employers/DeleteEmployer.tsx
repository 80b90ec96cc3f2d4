import type { Employer } from '@/api/jobBoardApi';
import { useDeleteEmployerMutation } from '@/api/memberApi';
import { DeletePerson } from '@/features/people/DeletePerson';
import { adminTexts } from '@/texts/admin/admin';
import { messages } from '@contract/messages';
import { employerName } from './employerNames';

/** Deletes an employer and all of its jobs (spec §2.16). */
export const DeleteEmployer = ({ employer }: { employer: Employer }) => (
  <DeletePerson
    id={employer._id}
    username={employer.usernameEmployer}
    name={employerName(employer)}
    mutation={useDeleteEmployerMutation()}
    messages={messages.deleteEmployer}
    question={adminTexts.employers.askDelete}
    detail={adminTexts.deletes.employer}
  />
);
