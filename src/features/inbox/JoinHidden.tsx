import { Suspense } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import { useDeviceHiding } from './hidden/deviceHidden';

const JoiningHidden = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "JoinHidden" */ './hidden/JoiningHidden')).JoiningHidden,
);

/**
 * Moves what a visitor hid on this device to the account of the job seeker who has logged in, on
 * our host only.
 */
export const JoinHidden = ({ username }: { username: string }) => {
  const { extensions } = useHostConfig();
  const { items } = useDeviceHiding('');
  if (!extensions || username === '' || items.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <JoiningHidden username={username} />
    </Suspense>
  );
};
