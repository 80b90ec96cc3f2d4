import { useEffect, useRef } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { useAddJobViewMutation, type Job } from '@/api/jobBoardApi';
import { useSource } from '@/features/applications/source';

/** Reports the view of a live job to our host, once. The host decides whether it counts. */
export const useCountedView = ({ _id: jobId, status }: Job): void => {
  const { extensions } = useHostConfig();
  const [addJobView] = useAddJobViewMutation();
  const source = useSource();
  const counted = useRef('');
  const isCounted = extensions && status === 'live';
  // counts what was on a screen, so not while rendering
  useEffect(() => {
    if (!isCounted || counted.current === jobId) return;
    counted.current = jobId;
    void addJobView({ jobId, jobView: { source } });
  }, [isCounted, jobId, source, addJobView]);
};
