import { useState } from 'react';
import { readFault } from '@/api/fault';
import {
  useDecideCasesMutation,
  useUndoDecisionMutation,
  type DecisionInput,
} from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { notify } from '@/ui/notify/notify';

const { done: texts, actions } = moderationTexts;
const wordsOf = (error: unknown, otherwise: string): string => {
  const { status, message } = readFault(error);
  return status !== null && status < 500 && message ? message : otherwise;
};

/**
 * Deciding and undoing, told by toasts; a decision that can be taken back says so with "Undo".
 * `undone` hears of the cases that are open again.
 */
export const useDecisions = (undone: (caseIds: string[]) => void) => {
  const [decideCases, { isLoading: deciding }] = useDecideCasesMutation();
  const [undoDecision, { isLoading: undoing }] = useUndoDecisionMutation();
  /** What "u" takes back. */
  const [last, setLast] = useState<string[]>([]);

  const undo = async (decisionIds: readonly string[]): Promise<void> => {
    const caseIds: string[] = [];
    try {
      for (const id of decisionIds)
        caseIds.push((await undoDecision({ id }).unwrap()).caseId ?? '');
      notify.success(texts.undone);
      setLast([]);
    } catch (error) {
      notify.error(wordsOf(error, texts.undoFailed));
    }
    if (caseIds.length > 0) undone(caseIds);
  };
  const tell = (text: string, decisionIds: readonly string[]): void => {
    setLast([...decisionIds]);
    notify.success(
      text,
      decisionIds.length > 0
        ? { label: actions.undo, onClick: () => void undo(decisionIds) }
        : undefined,
    );
  };

  /** Answers the cases that are decided now. */
  const decide = async (decisionInput: DecisionInput): Promise<string[]> => {
    try {
      const { results } = await decideCases({ decisionInput }).unwrap();
      const [decided, refused] = [
        results.filter(({ done }) => done),
        results.filter(({ done }) => !done),
      ];
      const { decision } = decisionInput;
      // an approval can't be taken back
      if (decided.length > 0)
        tell(
          texts[decision](decided.length),
          decision === 'approve'
            ? []
            : [...new Set(decided.flatMap(({ decisionId = [] }) => decisionId))],
        );
      if (refused[0])
        notify.error(texts.refused(refused.length, results.length, refused[0].message ?? ''));
      return decided.map(({ id }) => id);
    } catch (error) {
      notify.error(wordsOf(error, texts.failed));
      return [];
    }
  };
  return { decide, undo, tell, last, busy: deciding || undoing };
};
