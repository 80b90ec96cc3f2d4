import { useState } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { jobFields, typedOf, type JobField } from '../inputs/jobFields';

/**
 * What may stay empty: on a spec host what was when the form opened, since spec §5's rule is the post
 * form's, and the jobs of spec §3 may have gaps; on our own host nothing.
 */
export const useOptionalFields = (job: Job): readonly JobField[] => {
  const { extensions } = useHostConfig();
  const [empty] = useState(() => {
    const texts = typedOf(job);
    return jobFields.filter((name) => texts[name] === '');
  });
  return extensions ? [] : empty;
};
