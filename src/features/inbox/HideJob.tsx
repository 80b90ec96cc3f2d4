import { Suspense, useState } from 'react';
import { useCurrentUser, useSession } from '@/session/useSession';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { HideChoices } from './hidden/HideChoices';
import type { Hideable, HideJobProps, HidePress } from './hidden/hiding';
import { usePresses } from './usePresses';

// fetched beside the page: nobody waits for it
const DoHiding = lazyUntilLoaded(
  async () => (await import(/* webpackChunkName: "Hidden" */ './hidden/DoHiding')).DoHiding,
);

const Hide = ({ job }: HideJobProps) => {
  const { restored } = useSession();
  const [presses, press] = usePresses<HidePress>();
  const [hidden, setHidden] = useState<Hideable>();
  return (
    <>
      <HideChoices job={job} hidden={hidden} isBusy={presses.last !== undefined} onPress={press} />
      {restored && (
        <Suspense fallback={null}>
          <DoHiding job={job} presses={presses} onKnown={setHidden} />
        </Suspense>
      )}
    </>
  );
};

/**
 * Takes a job, or all of its company, out of the listing of the visitor or job seeker who reads it.
 * Its buttons are there, on the host's page as well, before it is known who that is.
 */
export const HideJob = ({ job }: HideJobProps) => {
  const { restored } = useSession();
  const me = useCurrentUser();
  // what was pressed is forgotten with it
  return restored && me && me.role !== 'jobseeker' ? null : <Hide job={job} />;
};
