import { Suspense, useState } from 'react';
import { useCurrentUser, useSession } from '@/session/useSession';
import { lazyUntilLoaded } from '@/ui/page/part/lazyUntilLoaded';
import { MarkButton } from './saved/MarkButton';
import type { MarkProps, Marking } from './saved/useMark';
import { usePresses } from './usePresses';

// fetched beside the page: nobody waits for it
const Mark = lazyUntilLoaded(
  async () => (await import(/* webpackChunkName: "Saved" */ './saved/Mark')).Mark,
);

const Bookmark = ({ job, of }: MarkProps) => {
  const { restored } = useSession();
  const [presses, press] = usePresses<Marking>();
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <MarkButton
        job={job}
        of={of}
        isSaved={isSaved}
        isBusy={presses.last !== undefined}
        onToggle={() => press(isSaved ? 'remove' : 'save')}
      />
      {restored && (
        <Suspense fallback={null}>
          <Mark job={job} presses={presses} onKnown={setSaved} />
        </Suspense>
      )}
    </>
  );
};

/**
 * A job's bookmark, for visitors and job seekers. It is there, on the host's page as well, before it
 * is known whose list the job goes into: a press until then saves it there.
 */
export const JobBookmark = (mark: MarkProps) => {
  const { restored } = useSession();
  const me = useCurrentUser();
  // what was pressed is forgotten with it
  return restored && me && me.role !== 'jobseeker' ? null : <Bookmark {...mark} />;
};
