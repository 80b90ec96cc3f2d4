import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readAnchor } from '@/ui/page/anchor';
import { decodedAddress } from '@/ui/text/decodedAddress';

/**
 * Scroll positions by location key. Kept in memory instead of using React Router's own component,
 * which would add a key to sessionStorage: the spec allows only the session's four (spec §3).
 */
const positions = new Map<string, number>();
/** How long to wait for a page that is still loading, in milliseconds. */
const loadTimeout = 3000;
const userScrollEvents = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * Calls `onReady` in the first frame in which `isReady` returns true, unless the user scrolls first
 * or `loadTimeout` elapses. Returns a function that cancels.
 */
const whenReady = (isReady: () => boolean, onReady: () => void): (() => void) => {
  const start = performance.now();
  let frame = 0;
  const cancel = (): void => {
    cancelAnimationFrame(frame);
    for (const event of userScrollEvents) window.removeEventListener(event, cancel);
  };
  const check = (): void => {
    if (isReady()) {
      cancel();
      onReady();
    } else if (performance.now() - start < loadTimeout) frame = requestAnimationFrame(check);
    else cancel();
  };
  for (const event of userScrollEvents) window.addEventListener(event, cancel, { passive: true });
  check();
  return cancel;
};

/**
 * Scrolls to an anchor (the theme's scroll padding keeps it below the header) and focuses it if it
 * is focusable.
 */
const scrollToAnchor = (id: string): void => {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
};
/**
 * Scrolls to the anchor again when content above it changes size, until the user scrolls, presses a
 * key or `loadTimeout` elapses. Returns a function that stops it.
 */
const holdAnchor = (id: string): (() => void) => {
  const events = [...userScrollEvents, 'pointerdown'] as const;
  const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of events) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, loadTimeout);
  observer.observe(document.body);
  for (const event of events) window.addEventListener(event, stop, { passive: true });
  return stop;
};
const goToAnchor = (id: string): (() => void) => {
  let release = (): void => undefined;
  const cancel = whenReady(
    () => document.getElementById(id) !== null,
    () => {
      scrollToAnchor(id);
      release = holdAnchor(id);
    },
  );
  return () => {
    cancel();
    release();
  };
};
const restorePosition = (top: number) =>
  whenReady(
    () => document.documentElement.scrollHeight >= top + window.innerHeight,
    () => window.scrollTo(0, top),
  );

/** Records the current page's scroll position. */
const useRecordedPosition = (key: string): void => {
  // subscribes to scroll events of the window
  useEffect(() => {
    const record = (): void => {
      positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', record, { passive: true });
    return () => window.removeEventListener('scroll', record);
  }, [key]);
};

/**
 * Scrolls a new page to its top or to its anchor (about-us, spec §2.1); Back and Forward restore
 * the recorded scroll position.
 */
export const ScrollRestoration = () => {
  const { key, pathname, hash, state } = useLocation();
  const anchor = decodedAddress(hash.slice(1)) || readAnchor(state);
  const navigationType = useNavigationType();
  useRecordedPosition(key);
  const lastPage = useRef('');
  // scrolls after the new page is in the document
  useEffect(() => {
    const page = pathname + hash;
    const isSamePage = lastPage.current === page && navigationType !== 'POP';
    lastPage.current = page;
    // stay if only the query changed (a filter); following a link with an anchor again scrolls
    // there
    if (isSamePage && anchor === '') {
      // for the new history entry, in case Back returns to it before another scroll
      positions.set(key, window.scrollY);
      return undefined;
    }
    const recorded = navigationType === 'POP' ? positions.get(key) : undefined;
    if (recorded !== undefined) return restorePosition(recorded);
    if (anchor) return goToAnchor(anchor);
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    return undefined;
  }, [key, navigationType, pathname, hash, anchor]);
  return null;
};
