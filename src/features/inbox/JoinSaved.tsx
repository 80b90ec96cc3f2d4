import { Suspense } from 'react';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import { useDeviceJobs } from './device/deviceJobs';

const Joining = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "JoinSaved" */ './device/Joining')).Joining,
);

/**
 * Takes what a visitor saved on this device into the account of the job seeker who has logged in;
 * on a spec host into the list that the device keeps under the username.
 */
export const JoinSaved = ({ username }: { username: string }) =>
  useDeviceJobs('').length > 0 && username !== '' ? (
    <Suspense fallback={null}>
      <Joining username={username} />
    </Suspense>
  ) : null;
