/** A screen with unsaved input. */
export type Guard = {
  /** Whether navigating to this path would lose the input. */
  blocks: (pathname: string) => boolean;
  /** Asks the user; `go` continues the blocked navigation. */
  confirm: (go: () => void) => void;
};
const guards = new Set<Guard>();

/**
 * The screens that ask before they are left. Outside React, because the browser's history
 * (app/blockingHistory) and `beforeunload` check it outside rendering.
 */
export const navigationGuard = {
  /** Registers a guard and returns a function that unregisters it. */
  guard: (guard: Guard): (() => void) => {
    guards.add(guard);
    return () => void guards.delete(guard);
  },
  isGuarded: (guard: Guard): boolean => guards.has(guard),
  /** Returns the guard that blocks navigation to this path, if any. */
  blockerFor: (pathname: string): Guard | undefined =>
    [...guards].find((guard) => guard.blocks(pathname)),
  /** Unregisters all guards: the input has been sent, or a logout discards it. */
  allow: (): void => guards.clear(),
};
