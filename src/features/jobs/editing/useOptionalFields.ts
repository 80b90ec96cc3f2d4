import { useState } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { jobFields, toJobFormValues, type JobField } from '../inputs/jobFields';

/**
 * Returns the fields that may stay empty. On a spec host, those that were empty when the form
 * opened: the rule of spec §5 applies to the post form only, and jobs of spec §3 may have gaps. On
 * our host, none.
 */
export const useOptionalFields = (job: Job): readonly JobField[] => {
  const { extensions } = useHostConfig();
  const [empty] = useState(() => {
    const texts = toJobFormValues(job);
    return jobFields.filter((name) => texts[name] === '');
  });
  return extensions ? [] : empty;
};
