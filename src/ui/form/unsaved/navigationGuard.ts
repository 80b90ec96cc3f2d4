/** A screen with something that was typed and not sent yet. */
export type Guard = {
  /** Whether leaving for this path would lose it. */
  holds: (pathname: string) => boolean;
  /** Asks the person; `go` is what was held back. */
  ask: (go: () => void) => void;
};
const guards = new Set<Guard>();

/**
 * Who wants to be asked before the page is left. Outside React, because the browser's history
 * (app/blockingHistory) and the closing of a tab ask while nothing is rendered.
 */
export const navigationGuard = {
  /** Answers how to stop. */
  guard: (guard: Guard): (() => void) => {
    guards.add(guard);
    return () => void guards.delete(guard);
  },
  isGuarded: (guard: Guard): boolean => guards.has(guard),
  /** The screen that holds somebody who goes to this path. */
  heldBy: (pathname: string): Guard | undefined =>
    [...guards].find((guard) => guard.holds(pathname)),
  /**
   * What was typed has been sent, or is given up by a log-out: the screens shown now ask no more.
   */
  allow: (): void => guards.clear(),
};
