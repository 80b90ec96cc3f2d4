import { Suspense } from 'react';
import { useCurrentUser, useSession } from '@/session/useSession';
import { lazyOrNothing } from '@/ui/page/lazyOrNothing';
import type { HiddenNoteProps } from './hidden/hiding';

const HiddenSync = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "Hidden" */ './hidden/HiddenSync')).HiddenSync,
);

/** Below a page of the listing: how many of its jobs a visitor or job seeker has hidden. */
export const HiddenNote = ({ jobs }: HiddenNoteProps) => {
  const { restored } = useSession();
  const me = useCurrentUser();
  if (!restored || (me && me.role !== 'jobseeker')) return null;
  return (
    <Suspense fallback={null}>
      <HiddenSync jobs={jobs} />
    </Suspense>
  );
};
