import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The action of a button that is rendered before the code behind it is loaded. The button stays the
 * same element, so that no press is lost; the code handles the pending action once it is loaded.
 */
export type PendingAction<Action> = { last: { action: Action } | undefined; onHandled: () => void };

/** Returns the last action until it is handled, and the button's handler. */
export const usePendingAction = <Action>(): [PendingAction<Action>, (action: Action) => void] => {
  const [last, setLast] = useState<{ action: Action }>();
  const onHandled = useCallback(() => setLast(undefined), []);
  return [{ last, onHandled }, (action) => setLast({ action })];
};

/** Handles each action once. */
export const useHandlePendingAction = <Action>(
  { last, onHandled }: PendingAction<Action>,
  handle: (action: Action) => void,
): void => {
  const handled = useRef<object>(undefined);
  useEffect(() => {
    // effects may run twice for one action (strict mode)
    if (last === undefined || last === handled.current) return;
    handled.current = last;
    onHandled();
    handle(last.action);
  }, [last, onHandled, handle]);
};
