import { Suspense } from 'react';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import { useDeviceJobs } from './device/deviceJobs';

const Joining = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "JoinSaved" */ './device/Joining')).Joining,
);

/**
 * Moves the jobs that a visitor saved on this device to the account of the job seeker who has
 * logged in; on a spec host, to the device's list for that username.
 */
export const JoinSaved = ({ username }: { username: string }) =>
  useDeviceJobs('').length > 0 && username !== '' ? (
    <Suspense fallback={null}>
      <Joining username={username} />
    </Suspense>
  ) : null;
