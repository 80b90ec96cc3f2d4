import { imageAddress, useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { InitialsTile } from '@/ui/art/InitialsTile';

/**
 * The tile of a job's company: its logo if the host has one, otherwise its initials. `size` is in
 * pixels.
 */
export const CompanyTile = ({
  job,
  size,
}: {
  job: Pick<Job, 'companyname' | 'companyLogo' | 'jobtitle'>;
  size?: number;
}) => {
  const config = useHostConfig();
  return (
    <InitialsTile
      name={job.companyname || job.jobtitle}
      image={imageAddress(job.companyLogo, config)}
      {...(size === undefined ? {} : { size })}
    />
  );
};
