import { useEffect, useEffectEvent, useState } from 'react';
import { commonTexts } from '@/texts/common';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { askBeforeUnload } from './askBeforeUnload';
import { navigationGuard, type Guard } from './navigationGuard';

const { leave } = commonTexts;

type UnsavedChangesPromptProps = {
  /** Whether there is unsaved text; called when the user tries to leave. */
  isUnsaved: () => boolean;
  /** Says what happens to the text. */
  detail: string;
  /** A path that needs no confirmation: the login page, which leads back to the text. */
  freePath?: string;
};

/**
 * Asks for confirmation before unsaved text is lost: with a dialog for links, Back and the app's
 * own navigation (blocked by app/blockingHistory), and with the browser's own prompt when the tab
 * is closed or reloaded. Call `navigationGuard.allow()` after a successful submit, before
 * navigating.
 */
export const UnsavedChangesPrompt = ({
  isUnsaved,
  detail,
  freePath,
}: UnsavedChangesPromptProps) => {
  const [go, setGo] = useState<(() => void) | null>(null);
  const isBlocked = useEffectEvent(
    (pathname?: string): boolean =>
      (pathname === undefined || pathname !== freePath) && isUnsaved(),
  );
  // the history and the tab are outside React. Registers once per mount: an `allow()` must remain
  // in effect even if the screen renders again before the browser has navigated
  useEffect(() => {
    const guard: Guard = {
      blocks: (pathname) => isBlocked(pathname),
      confirm: (next) => setGo(() => next),
    };
    const beforeUnload = (event: BeforeUnloadEvent): void => {
      if (navigationGuard.isGuarded(guard) && isBlocked()) askBeforeUnload(event);
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
