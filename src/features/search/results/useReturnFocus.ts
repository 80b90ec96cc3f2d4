import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Job } from '@/api/jobBoardApi';
import { paths } from '@contract/paths';

/**
 * The path of the job opened from each list, by the list's history key; in memory, like the scroll
 * positions.
 */
const openedJob = new Map<string, string>();
const pathOf = (link: HTMLAnchorElement): string => new URL(link.href).pathname;

/**
 * Returns the focus to a job's link when the user comes back from its page and the list is loaded.
 * Attach the returned click handler to an element around all links to jobs.
 */
export const useReturnFocus = (
  jobs: readonly Job[] | undefined,
): ((event: MouseEvent<HTMLElement>) => void) => {
  const { key } = useLocation();
  const kind = useNavigationType();
  const isDone = useRef(false);
  // focus is outside React; only when the list is first rendered, and unless the user has begun to
  // use the page
  useEffect(() => {
    if (!jobs || isDone.current) return;
    isDone.current = true;
    const path = kind === 'POP' ? openedJob.get(key) : undefined;
    const { activeElement: used } = document;
    if (path === undefined || (used !== document.body && used?.tagName !== 'H1')) return;
    const link = [...document.querySelectorAll<HTMLAnchorElement>('[data-job] a')].find(
      (each) => pathOf(each) === path,
    );
    link?.focus({ preventScroll: true });
  }, [jobs, key, kind]);
  return ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const left =
      link &&
      jobs?.find(({ _id }) => new URL(paths.jobView(_id), link.href).pathname === pathOf(link));
    if (link && left) openedJob.set(key, pathOf(link));
  };
};
