import { Suspense } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { formatNumber } from '@/texts/numbers';
import { lazyOrNothing } from '@/ui/page/lazyOrNothing';
import { useDeviceJobs } from './device/deviceJobs';

const AccountCount = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "SavedOnAccount" */ './account/AccountCount')).AccountCount,
);

const DeviceCount = ({ username }: { username: string }) =>
  formatNumber(useDeviceJobs(username).length);

/** How many jobs a job seeker has saved, as digits. */
export const SavedCount = ({ username }: { username: string }) =>
  useHostConfig().extensions ? (
    <Suspense fallback={null}>
      <AccountCount />
    </Suspense>
  ) : (
    <DeviceCount username={username} />
  );
