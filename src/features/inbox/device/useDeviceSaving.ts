import type { Job } from '@/api/jobBoardApi';
import { bookmarkTexts as texts } from '@/texts/jobs/bookmark';
import { useSavedToasts } from '../saved/useSavedToasts';
import { readDevice, removeFromDevice, saveOnDevice, type DeviceJob } from './deviceJobs';

/** Returns functions that save and remove jobs on this device, and show the outcome in a toast. */
export const useDeviceSaving = (username: string) => {
  const toasts = useSavedToasts();
  const add = (added: Parameters<typeof saveOnDevice>[1]): boolean => {
    const outcome = saveOnDevice(username, added);
    if (outcome !== 'saved') void toasts.failed(texts[outcome]);
    return outcome === 'saved';
  };
  return {
    save: (job: Job): void => {
      if (add({ job })) void toasts.saved(texts.savedOnDevice);
    },
    remove: (jobId: string): void => {
      const entry: DeviceJob | undefined = readDevice(username).find(
        ({ job }) => job._id === jobId,
      );
      if (!removeFromDevice(username, [jobId])) void toasts.failed(texts.failed);
      else if (entry) void toasts.removed(() => void add(entry));
    },
  };
};
