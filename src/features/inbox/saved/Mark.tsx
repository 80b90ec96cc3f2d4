import { Suspense } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { useCurrentUser } from '@/session/useSession';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { DeviceMark } from './DeviceMark';
import type { KnownMarkProps } from './useMark';

// in a separate chunk, which visitors don't load
const AccountMark = lazyUntilLoaded(
  async () => (await import(/* webpackChunkName: "SavedOnAccount" */ './AccountMark')).AccountMark,
);

/**
 * Reads whether a job is saved, and applies the pending action: in the account or on the device.
 */
export const Mark = (mark: KnownMarkProps) => {
  const { extensions } = useHostConfig();
  const me = useCurrentUser();
  if (!me || !extensions) return <DeviceMark {...mark} username={me?.username ?? ''} />;
  return (
    <Suspense fallback={null}>
      <AccountMark {...mark} />
    </Suspense>
  );
};
