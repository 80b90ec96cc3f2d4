import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Where each visited page was scrolled to; in memory, since sessionStorage holds the session's four
 * keys and nothing else.
 */
const positions = new Map<string, number>();
/** How long a page that is still loading is waited for, in milliseconds. */
const patience = 3000;

/**
 * Calls `done` once the page is long enough, or never when the person scrolls first or it takes too
 * long. Returns a stop.
 */
const whenReady = (ready: () => boolean, done: () => void): (() => void) => {
  const since = performance.now();
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const kind of ['wheel', 'touchstart', 'keydown'] as const)
      window.removeEventListener(kind, stop);
  };
  const look = (): void => {
    if (ready()) {
      stop();
      done();
    } else if (performance.now() - since < patience) frame = requestAnimationFrame(look);
    else stop();
  };
  for (const kind of ['wheel', 'touchstart', 'keydown'] as const)
    window.addEventListener(kind, stop, { passive: true });
  look();
  return stop;
};

/**
 * Scrolls to an anchor (below the header: the theme's scroll padding) and, where it takes it, moves
 * the focus there.
 */
const goTo = (id: string): void => {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
};

/**
 * A new page starts at its top or at its anchor (spec §2.1, about-us); Back returns to where one
 * was.
 */
export const ScrollMemory = () => {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  // scrolling is the window's, not React's
  useEffect(() => {
    const remember = (): void => {
      positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
  const shown = useRef('');
  // after the new page is in the document; a change of the search alone (a filter) leaves one where
  // one is
  useEffect(() => {
    const place = pathname + hash;
    const samePlace = shown.current === place && kind !== 'POP';
    shown.current = place;
    // a link to the anchor one has been to already leads there again
    if (samePlace && hash === '') {
      // an entry of its own in the history, which Back may lead to without another scroll
      positions.set(key, window.scrollY);
      return undefined;
    }
    const kept = kind === 'POP' ? positions.get(key) : undefined;
    if (kept !== undefined) {
      return whenReady(
        () => document.documentElement.scrollHeight >= kept + window.innerHeight,
        () => window.scrollTo(0, kept),
      );
    }
    if (hash) {
      const id = decodeURIComponent(hash.slice(1));
      return whenReady(
        () => document.getElementById(id) !== null,
        () => goTo(id),
      );
    }
    if (kind !== 'POP') window.scrollTo(0, 0);
    return undefined;
  }, [key, kind, pathname, hash]);
  return null;
};
