import { useEffect, useMemo } from 'react';
import { useGetEmployerQuery, useGetJobsByEmployerQuery, type Job } from '@/api/jobBoardApi';
import type { JobInputsForm } from '../inputs/jobFields';

const none: readonly Job[] = [];

/**
 * Prefills the post form with the company of the employer's profile, and the place and type of
 * their last job, unless the fields were touched; pay and vacancies start at 0 (spec §5). `isFresh`
 * says that the form has no draft. Returns the jobs that a new one can start from, newest first
 * (`undefined` while loading), and the company's logo.
 */
export const usePrefill = (
  { rhf }: Pick<JobInputsForm, 'rhf'>,
  { usernameEmployer, isFresh }: { usernameEmployer: string; isFresh: boolean },
) => {
  const options = { skip: usernameEmployer === '' };
  const profile = useGetEmployerQuery({ usernameEmployer }, options);
  const employer = profile.currentData;
  const { currentData, isFetching } = useGetJobsByEmployerQuery({ usernameEmployer }, options);
  const jobs = currentData ?? (isFetching ? undefined : none);
  const last = jobs?.[0];
  // the last job's company is only a substitute for the profile's
  const companyname = employer?.companyName || (profile.isFetching ? '' : last?.companyname) || '';
  const location = last?.location ?? '';
  const employementtype = last?.employementtype ?? '';
  const prefilled = useMemo(
    () => (isFresh ? { companyname, location, employementtype } : {}),
    [isFresh, companyname, location, employementtype],
  );
  // the responses arrive after the form has opened; its values are outside React's state
  useEffect(() => {
    for (const [name, text] of Object.entries(prefilled)) {
      // skips the field that the user is about to type in
      const isIn = document.activeElement?.getAttribute('name') === name;
      if (text !== '' && !isIn && rhf.getValues(name) === '' && !rhf.getFieldState(name).isDirty)
        rhf.resetField(name, { defaultValue: text });
    }
  }, [rhf, prefilled]);
  return { jobs, logo: employer?.companyLogo, prefilled };
};
