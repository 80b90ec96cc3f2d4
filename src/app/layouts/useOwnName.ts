import { useHostConfig } from '@/api/hostConfig';
import { jobBoardApi, useGetEmployerQuery } from '@/api/jobBoardApi';
import { memberApi, useGetJobSeekerQuery } from '@/api/memberApi';
import { employerName } from '@/features/employers/employerNames';
import { seekerName } from '@/features/seekers/seekerName';
import type { CurrentUser } from '@/session/sessionSlice';

/**
 * Returns the current user's name as in their profile, or `undefined` while it is loading. A spec
 * host isn't asked for it on every page: there the username is returned until the profile has been
 * shown.
 */
export const useOwnName = ({ role, username }: CurrentUser): string | undefined => {
  const { extensions } = useHostConfig();
  const isEmployer = role === 'employer' && username !== '';
  const isSeeker = role === 'jobseeker' && username !== '';
  const [asEmployer, asSeeker] = [{ usernameEmployer: username }, { usernamejobseek: username }];
  const read = {
    employer: jobBoardApi.endpoints.getEmployer.useQueryState(asEmployer, { skip: !isEmployer }),
    seeker: memberApi.endpoints.getJobSeeker.useQueryState(asSeeker, { skip: !isSeeker }),
  };
  // keeps the answer in the cache while the user is logged in
  const employer = useGetEmployerQuery(asEmployer, {
    skip: !isEmployer || (!extensions && !read.employer.data),
  });
  const seeker = useGetJobSeekerQuery(asSeeker, {
    skip: !isSeeker || (!extensions && !read.seeker.data),
  });
  if (employer.currentData) return employerName(employer.currentData);
  if (seeker.currentData) return seekerName(seeker.currentData);
  const isComing = employer.isLoading || seeker.isLoading;
  return isComing ? undefined : username;
};
