import { useEffect, useEffectEvent, useState } from 'react';
import { commonTexts } from '@/texts/common';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { askBeforeUnload } from './askBeforeUnload';
import { navigationGuard, type Guard } from './navigationGuard';

const { leave } = commonTexts;

type UnsavedChangesPromptProps = {
  /** Whether something was typed that is not sent; asked when somebody leaves. */
  isUnsaved: () => boolean;
  /** What becomes of the text. */
  detail: string;
  /** A path one may go to unasked: the log-in from which one comes back to the text. */
  freePath?: string;
};

/**
 * Asks before unsaved text is left: links, Back and the app's own navigation by a dialog
 * (app/blockingHistory holds them back), closing or reloading the tab by the browser's own
 * question. Sending calls `navigationGuard.allow()` before it goes on.
 */
export const UnsavedChangesPrompt = ({
  isUnsaved,
  detail,
  freePath,
}: UnsavedChangesPromptProps) => {
  const [go, setGo] = useState<(() => void) | null>(null);
  const isHeld = useEffectEvent(
    (pathname?: string): boolean =>
      (pathname === undefined || pathname !== freePath) && isUnsaved(),
  );
  // the history and the tab are outside React. Once for as long as the screen is shown: what was
  // allowed stays so, though the screen may be drawn again before the browser has gone back
  useEffect(() => {
    const guard: Guard = {
      holds: (pathname) => isHeld(pathname),
      ask: (next) => setGo(() => next),
    };
    const beforeUnload = (event: BeforeUnloadEvent): void => {
      if (navigationGuard.isGuarded(guard) && isHeld()) askBeforeUnload(event);
    };
    const stop = navigationGuard.guard(guard);
    window.addEventListener('beforeunload', beforeUnload);
    return () => {
      stop();
      window.removeEventListener('beforeunload', beforeUnload);
    };
  }, []);
  const answer = (leaves: boolean): void => {
    setGo(null);
    if (leaves) go?.();
  };
  return (
    <ConfirmDialog
      open={go !== null}
      text={leave.question}
      detail={detail}
      confirmLabel={leave.go}
      cancelLabel={leave.stay}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
};
