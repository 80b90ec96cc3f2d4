import { useState } from 'react';
import type { DetailFocus } from '@/ui/listDetail/useDetailFocus';

type CaseDialog = {
  kind: 'takeDown' | 'suspend' | 'edit' | 'keys';
  /** The ids of the cases it is about. */
  ids: string[];
};

/**
 * Holds which of the queue's dialogs is open. Closing it returns the focus to the element that
 * opened it.
 */
export const useCaseDialog = ({ rememberOpener, moveFocus }: DetailFocus) => {
  const [dialog, setDialog] = useState<CaseDialog | null>(null);
  return {
    dialog,
    openDialog: (kind: CaseDialog['kind'], ids: string[] = []): void => {
      rememberOpener();
      setDialog({ kind, ids });
    },
    closeDialog: (focus: 'detail' | 'opener' = 'opener'): void => {
      setDialog(null);
      moveFocus(focus);
    },
  };
};
