import { Suspense, useState } from 'react';
import { useCurrentUser, useSession } from '@/session/useSession';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { HideChoices } from './hidden/HideChoices';
import type { Hideable, HideAction, HideJobProps } from './hidden/hiding';
import { usePendingAction } from './usePendingAction';

// loaded after the page: not urgent
const DoHiding = lazyUntilLoaded(
  async () => (await import(/* webpackChunkName: "Hidden" */ './hidden/DoHiding')).DoHiding,
);

const Hide = ({ job }: HideJobProps) => {
  const { restored } = useSession();
  const [pending, press] = usePendingAction<HideAction>();
  const [hidden, setHidden] = useState<Hideable>();
  return (
    <>
      <HideChoices job={job} hidden={hidden} isBusy={pending.last !== undefined} onPress={press} />
      {restored && (
        <Suspense fallback={null}>
          <DoHiding job={job} pending={pending} onKnown={setHidden} />
        </Suspense>
      )}
    </>
  );
};

/**
 * Hides a job, or all jobs of its company, from the listing of the current visitor or job seeker.
 * The buttons are rendered, on the host as well, before the session is known.
 */
export const HideJob = ({ job }: HideJobProps) => {
  const { restored } = useSession();
  const me = useCurrentUser();
  // unmounting also discards a pending press
  return restored && me && me.role !== 'jobseeker' ? null : <Hide job={job} />;
};
