import { useEffect, useRef } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { useAddJobViewMutation, type Job } from '@/api/jobBoardApi';
import { useSource } from '@/features/applications/source';

/** Tells our own host, once, that a live job is shown; whether it counts is up to the host. */
export const useCountedView = ({ _id: jobId, status }: Job): void => {
  const { extensions } = useHostConfig();
  const [addJobView] = useAddJobViewMutation();
  const source = useSource();
  const counted = useRef('');
  const isCounted = extensions && status === 'live';
  // what is counted is that it was on a screen, so not while rendering
  useEffect(() => {
    if (!isCounted || counted.current === jobId) return;
    counted.current = jobId;
    void addJobView({ jobId, jobView: { source } });
  }, [isCounted, jobId, source, addJobView]);
};
