import { Suspense, useState } from 'react';
import { useCurrentUser, useSession } from '@/session/useSession';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { MarkButton } from './saved/MarkButton';
import type { Marking, MarkProps } from './saved/useMark';
import { usePendingAction } from './usePendingAction';

// loaded after the page: not urgent
const Mark = lazyUntilLoaded(
  async () => (await import(/* webpackChunkName: "Saved" */ './saved/Mark')).Mark,
);

const Bookmark = ({ job, of }: MarkProps) => {
  const { restored } = useSession();
  const [pending, press] = usePendingAction<Marking>();
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <MarkButton
        job={job}
        of={of}
        isSaved={isSaved}
        isBusy={pending.last !== undefined}
        onToggle={() => press(isSaved ? 'remove' : 'save')}
      />
      {restored && (
        <Suspense fallback={null}>
          <Mark job={job} pending={pending} onKnown={setSaved} />
        </Suspense>
      )}
    </>
  );
};

/**
 * The bookmark of a job, for visitors and job seekers. It is rendered, on the host as well, before
 * it is known which list the job goes into; a press until then is applied once that is known.
 */
export const JobBookmark = (mark: MarkProps) => {
  const { restored } = useSession();
  const me = useCurrentUser();
  // unmounting also discards a pending press
  return restored && me && me.role !== 'jobseeker' ? null : <Bookmark {...mark} />;
};
