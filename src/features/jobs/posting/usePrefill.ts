import { useEffect, useMemo } from 'react';
import { useGetEmployerQuery, useGetJobsByEmployerQuery, type Job } from '@/api/jobBoardApi';
import type { JobInputsForm } from '../inputs/jobFields';

const none: readonly Job[] = [];

/**
 * Who posts has said some things before: the company in the profile, place and type with the last
 * job. They are filled in where the form is still as it opened; pay and vacancies start at 0 (spec
 * §5). `isFresh`: the form has no draft. Answers the jobs that a new one can start from, newest
 * first (undefined while they load), and the company's logo.
 */
export const usePrefill = (
  { rhf }: Pick<JobInputsForm, 'rhf'>,
  { usernameEmployer, isFresh }: { usernameEmployer: string; isFresh: boolean },
) => {
  const options = { skip: usernameEmployer === '' };
  const { currentData: employer } = useGetEmployerQuery({ usernameEmployer }, options);
  const { currentData, isFetching } = useGetJobsByEmployerQuery({ usernameEmployer }, options);
  const jobs = currentData ?? (isFetching ? undefined : none);
  const last = jobs?.[0];
  const companyname = employer?.companyName || last?.companyname || '';
  const location = last?.location ?? '';
  const employementtype = last?.employementtype ?? '';
  const prefilled = useMemo(
    () => (isFresh ? { companyname, location, employementtype } : {}),
    [isFresh, companyname, location, employementtype],
  );
  // the answers come once the form is open, whose values are outside React's state
  useEffect(() => {
    for (const [name, text] of Object.entries(prefilled)) {
      // nothing comes into the field that somebody is about to type in
      const isIn = document.activeElement?.getAttribute('name') === name;
      if (text !== '' && !isIn && rhf.getValues(name) === '' && !rhf.getFieldState(name).isDirty)
        rhf.resetField(name, { defaultValue: text });
    }
  }, [rhf, prefilled]);
  return { jobs, logo: employer?.companyLogo, prefilled };
};
