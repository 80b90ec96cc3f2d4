import { useState } from 'react';
import type { DecisionInput, DecisionResults } from '@/api/jobBoardApi';
import { useDecideCasesMutation, useUndoDecisionMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { moderationTexts } from '@/texts/admin/moderation';
import { notify } from '@/ui/notify/notify';

const { done: texts, actions } = moderationTexts;

type ResultTexts = {
  done: (count: number) => string;
  refused: (count: number, of: number, why: string) => string;
  canUndo?: boolean;
};

/**
 * Returns a function that shows how many of several records were decided, with `announce`, and how
 * many were refused and why. It returns the ids of the decided ones.
 */
const announcerOf =
  (announce: (text: string, decisionIds: readonly string[]) => void) =>
  ({ results }: DecisionResults, { done, refused, canUndo = true }: ResultTexts): string[] => {
    const decided = results.filter((result) => result.done);
    const others = results.filter((result) => !result.done);
    const decisionIds = [...new Set(decided.flatMap(({ decisionId = [] }) => decisionId))];
    if (decided.length > 0) announce(done(decided.length), canUndo ? decisionIds : []);
    if (others[0]) notify.error(refused(others.length, results.length, others[0].message ?? ''));
    return decided.map(({ id }) => id);
  };

/**
 * Decides cases and undoes decisions, each with a toast, which has an "Undo" button if the decision
 * can be undone. `onUndone` gets the ids of the cases that are open again.
 */
export const useDecisions = (onUndone: (caseIds: string[]) => void) => {
  const [decideCases, { isLoading: deciding }] = useDecideCasesMutation();
  const [undoDecision, { isLoading: undoing }] = useUndoDecisionMutation();
  // undone by the key "u"
  const [lastIds, setLastIds] = useState<string[]>([]);

  const undo = async (decisionIds: readonly string[]): Promise<void> => {
    const caseIds: string[] = [];
    try {
      for (const id of decisionIds)
        caseIds.push((await undoDecision({ id }).unwrap()).caseId ?? '');
      notify.success(texts.undone);
      setLastIds([]);
    } catch (error) {
      notify.error(refusalText(error, texts.undoFailed));
    }
    if (caseIds.length > 0) onUndone(caseIds);
  };
  const announce = (text: string, decisionIds: readonly string[]): void => {
    setLastIds([...decisionIds]);
    notify.success(
      text,
      decisionIds.length > 0
        ? { label: actions.undo, onClick: () => void undo(decisionIds) }
        : undefined,
    );
  };

  const announceResults = announcerOf(announce);

  /** Resolves to the ids of the decided cases. */
  const decide = async (decisionInput: DecisionInput): Promise<string[]> => {
    try {
      const { decision } = decisionInput;
      return announceResults(await decideCases({ decisionInput }).unwrap(), {
        done: texts[decision],
        refused: texts.refused,
        // an approval can't be undone
        canUndo: decision !== 'approve',
      });
    } catch (error) {
      notify.error(refusalText(error, texts.failed));
      return [];
    }
  };
  return { decide, undo, announce, announceResults, lastIds, busy: deciding || undoing };
};
