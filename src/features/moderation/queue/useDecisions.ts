import { useState } from 'react';
import type { DecisionInput } from '@/api/jobBoardApi';
import { useDecideCasesMutation, useUndoDecisionMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { moderationTexts } from '@/texts/admin/moderation';
import { notify } from '@/ui/notify/notify';

const { done: texts, actions } = moderationTexts;

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

  /** Resolves to the ids of the decided cases. */
  const decide = async (decisionInput: DecisionInput): Promise<string[]> => {
    try {
      const { results } = await decideCases({ decisionInput }).unwrap();
      const decided = results.filter(({ done }) => done);
      const refused = results.filter(({ done }) => !done);
      const { decision } = decisionInput;
      const decisionIds = [...new Set(decided.flatMap(({ decisionId = [] }) => decisionId))];
      // an approval can't be undone
      if (decided.length > 0)
        announce(texts[decision](decided.length), decision === 'approve' ? [] : decisionIds);
      if (refused[0])
        notify.error(texts.refused(refused.length, results.length, refused[0].message ?? ''));
      return decided.map(({ id }) => id);
    } catch (error) {
      notify.error(refusalText(error, texts.failed));
      return [];
    }
  };
  return { decide, undo, announce, lastIds, busy: deciding || undoing };
};
