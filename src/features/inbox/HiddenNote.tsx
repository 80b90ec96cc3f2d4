import { Suspense } from 'react';
import { tryStorage } from '@/session/tryStorage';
import { useCurrentUser, useSession } from '@/session/useSession';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import { untilFirstInteraction } from '@/ui/page/part/untilFirstInteraction';
import type { HiddenNoteProps } from './hidden/hiding';
import { hiddenPrefix } from './hiddenSet';

const hidesOnDevice = (): boolean =>
  tryStorage(() => Object.keys(localStorage).some((key) => key.startsWith(hiddenPrefix)), false);
const HiddenSync = lazyOrNothing(async () => {
  // for logged-in users, `untilFirstInteraction` resolves at once
  if (!hidesOnDevice()) await untilFirstInteraction();
  return (await import(/* webpackChunkName: "Hidden" */ './hidden/HiddenSync')).HiddenSync;
});

/** Below a page of the listing: how many of its jobs the visitor or job seeker has hidden. */
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
