import { useDeviceJobs } from '../device/deviceJobs';
import { useDeviceSaving } from '../device/useDeviceSaving';
import { MarkButton } from './MarkButton';
import type { MarkProps } from './markProps';

/** The bookmark of a job that is saved on this device. */
export const DeviceMark = ({ username, ...props }: MarkProps & { username: string }) => {
  const { job } = props;
  const isSaved = useDeviceJobs(username).some((entry) => entry.job._id === job._id);
  const { save, remove } = useDeviceSaving(username);
  return (
    <MarkButton
      {...props}
      isSaved={isSaved}
      onToggle={() => (isSaved ? remove(job._id) : save(job))}
    />
  );
};
