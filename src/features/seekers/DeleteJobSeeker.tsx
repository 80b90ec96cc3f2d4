import type { JobSeeker } from '@/api/jobBoardApi';
import { useDeleteJobSeekerMutation } from '@/api/memberApi';
import { DeletePerson } from '@/features/people/DeletePerson';
import { adminTexts } from '@/texts/admin/admin';
import { messages } from '@contract/messages';
import { seekerName } from './seekerName';

/** Deletes a job seeker (spec §2.16). */
export const DeleteJobSeeker = ({ seeker }: { seeker: JobSeeker }) => (
  <DeletePerson
    id={seeker._id}
    username={seeker.usernamejobseek}
    name={seekerName(seeker)}
    mutation={useDeleteJobSeekerMutation()}
    messages={messages.deleteJobSeeker}
    question={adminTexts.seekers.askDelete}
    detail={adminTexts.deletes.seeker}
  />
);
