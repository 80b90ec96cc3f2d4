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

/** How many jobs a job seeker has saved, as digits; nothing where there are none. */
export const SavedCount = ({ username }: { username: string }) => {
  const { extensions } = useHostConfig();
  if (!extensions) return <DeviceCount username={username} />;
  // the host would end the session of nobody (spec §2.2: without a username nothing happens)
  return username === '' ? null : (
    <Suspense fallback={null}>
      <AccountCount />
    </Suspense>
  );
};
