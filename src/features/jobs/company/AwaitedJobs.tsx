import { useEffect, useRef } from 'react';
import { LightLoading } from '@/ui/light/LightLoading';
import { TryAgain } from '@/ui/page/TryAgain';

type AwaitedJobsProps = {
  /** Why loading failed; `null` while loading. */
  problem: string | null;
  onTryAgain: () => void;
};

/** Placeholder for the next jobs until they are loaded. */
export const AwaitedJobs = ({ problem, onTryAgain }: AwaitedJobsProps) => {
  const frame = useRef<HTMLDivElement>(null);
  // the pressed button is gone: take the focus, unless the user has moved it elsewhere in the
  // meantime
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
