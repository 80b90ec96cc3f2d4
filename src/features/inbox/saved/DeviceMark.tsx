import { useDeviceJobs } from '../device/deviceJobs';
import { useDeviceSaving } from '../device/useDeviceSaving';
import { useMark, type KnownMarkProps } from './useMark';

/** Connects a bookmark to this device's list. */
export const DeviceMark = ({ username, ...mark }: KnownMarkProps & { username: string }) => {
  const { job } = mark;
  const isSaved = useDeviceJobs(username).some((entry) => entry.job._id === job._id);
  const { save, remove } = useDeviceSaving(username);
  useMark(mark, isSaved, { save: () => save(job), remove: () => remove(job._id) });
  return null;
};
