import { Suspense } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { AppliedMark } from '@/features/applications/AppliedMark';
import { useCurrentUser } from '@/session/useSession';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import { DeviceMark } from './DeviceMark';
import type { MarkProps } from './markProps';

// visitors don't fetch it
const AccountMark = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "SavedOnAccount" */ './AccountMark')).AccountMark,
);

export const Marks = ({ job, of }: MarkProps) => {
  const { extensions } = useHostConfig();
  const me = useCurrentUser();
  return (
    <>
      {me && extensions ? (
        <Suspense fallback={null}>
          <AccountMark job={job} of={of} />
        </Suspense>
      ) : (
        <DeviceMark job={job} of={of} username={me?.username ?? ''} />
      )}
      {of === 'card' && <AppliedMark jobId={job._id} />}
    </>
  );
};
