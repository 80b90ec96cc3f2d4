import { Suspense } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { formatNumber } from '@/texts/numbers';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import { useDeviceJobs } from './device/deviceJobs';

const AccountCount = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "SavedOnAccount" */ './account/AccountCount')).AccountCount,
);

const DeviceCount = ({ username }: { username: string }) => {
  const { length } = useDeviceJobs(username);
  return length > 0 ? formatNumber(length) : null;
};

/** The number of jobs that a job seeker has saved; renders nothing if there are none. */
export const SavedCount = ({ username }: { username: string }) => {
  const { extensions } = useHostConfig();
  if (!extensions) return <DeviceCount username={username} />;
  // without a username, a call would be unauthorized and end the session (spec §2.2: without a
  // username nothing happens)
  return username === '' ? null : (
    <Suspense fallback={null}>
      <AccountCount />
    </Suspense>
  );
};
