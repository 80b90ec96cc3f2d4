import { useEffect, useRef } from 'react';
import { LightLoading } from '@/ui/light/LightLoading';
import { TryAgain } from '@/ui/page/TryAgain';

type AwaitedJobsProps = {
  /** Why they aren't there; null while they are on their way. */
  problem: string | null;
  onTryAgain: () => void;
};

/** In the place of more jobs until they are there. */
export const AwaitedJobs = ({ problem, onTryAgain }: AwaitedJobsProps) => {
  const frame = useRef<HTMLDivElement>(null);
  // the button that was pressed has gone; whoever went elsewhere meanwhile stays there
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [problem]);
  return (
    <div ref={frame} tabIndex={-1} className="more">
      {problem === null ? (
        <LightLoading shape="list" rows={3} />
      ) : (
        <>
          <p role="alert">{problem}</p>
          <TryAgain onClick={onTryAgain} />
        </>
      )}
    </div>
  );
};
