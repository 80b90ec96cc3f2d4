import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readAnchor } from '@/ui/page/anchor';
import { decodedAddress } from '@/ui/text/decodedAddress';

/**
 * Scroll positions by location key. In memory, and not by React Router's own component, which would
 * add a key to sessionStorage: the spec allows the session's four only (spec §3).
 */
const positions = new Map<string, number>();
/** How long a page that is still loading is waited for, in milliseconds. */
const loadTimeout = 3000;
const userScrollEvents = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * Calls `onReady` in the first frame in which `isReady`; never when the person scrolls first or
 * after `loadTimeout`. Answers how to cancel.
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
 * Scrolls to an anchor (the theme's scroll padding keeps it below the header) and focuses it where
 * it can take the focus.
 */
const scrollToAnchor = (id: string): void => {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
};
/**
 * Scrolls there again when what is above comes later, until somebody does anything or
 * `loadTimeout` is over. Answers how to stop.
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

/** Records where the current page is scrolled to. */
const useRecordedPosition = (key: string): void => {
  // listens to the window, which is not React's
  useEffect(() => {
    const record = (): void => {
      positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', record, { passive: true });
    return () => window.removeEventListener('scroll', record);
  }, [key]);
};

/**
 * A new page starts at its top or at its anchor (about-us, spec §2.1); Back and Forward return to
 * where the page was scrolled to.
 */
export const ScrollRestoration = () => {
  const { key, pathname, hash, state } = useLocation();
  const anchor = decodedAddress(hash.slice(1)) || readAnchor(state);
  const navigationType = useNavigationType();
  useRecordedPosition(key);
  const lastPage = useRef('');
  // scrolls the window once the new page is in the document
  useEffect(() => {
    const page = pathname + hash;
    const isSamePage = lastPage.current === page && navigationType !== 'POP';
    lastPage.current = page;
    // only the query changed (a filter): stay. With an anchor the same link scrolls there again
    if (isSamePage && anchor === '') {
      // the new history entry, for a Back that leads here without another scroll
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
