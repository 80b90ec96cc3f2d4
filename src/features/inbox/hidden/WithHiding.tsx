import { Suspense, type ReactNode } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { useCurrentUser } from '@/session/useSession';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { useDeviceHiding } from './deviceHidden';
import type { Hiding } from './hiding';

// in a separate chunk, which visitors don't load
const AccountHiding = lazyUntilLoaded(
  async () =>
    (await import(/* webpackChunkName: "AccountHiding" */ './AccountHiding')).AccountHiding,
);

type WithHidingProps = { children: (hiding: Hiding) => ReactNode };
const DeviceHiding = ({ username, children }: WithHidingProps & { username: string }) =>
  children(useDeviceHiding(username));

/** Provides what the visitor or job seeker has hidden, on the device or in the account. */
export const WithHiding = ({ children }: WithHidingProps) => {
  const { extensions } = useHostConfig();
  const me = useCurrentUser();
  if (!me || !extensions)
    return <DeviceHiding username={me?.username ?? ''}>{children}</DeviceHiding>;
  return (
    <Suspense fallback={null}>
      <AccountHiding>{children}</AccountHiding>
    </Suspense>
  );
};
