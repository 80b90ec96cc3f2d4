import { useLayoutEffect } from 'react';
import { hiddenTexts as texts } from '@/texts/jobs/hidden';
import { withNotify } from '@/ui/notify/withNotify';
import { hiddenBy, setOf } from '../hiddenSet';
import { useHandlePendingAction, type PendingAction } from '../usePendingAction';
import {
  hideable,
  type Hideable,
  type HideAction,
  type HideJobProps,
  type Hiding,
  type NamedItem,
} from './hiding';
import { WithHiding } from './WithHiding';

/** Returns functions that hide and show items with a toast, which has Undo after hiding. */
const useChange = ({ hide, unhide }: Hiding) => {
  const tryTo = async (done: Promise<string>): Promise<boolean> => {
    const problem = await done;
    if (problem !== '') void withNotify((notify) => notify.error(problem));
    return problem === '';
  };
  const show = (item: NamedItem): void => void tryTo(unhide(item));
  return {
    show,
    hide: async (item: NamedItem): Promise<void> => {
      if (!(await tryTo(hide(item)))) return;
      const text = item.kind === 'job' ? texts.done.job : texts.done.company(item.name);
      void withNotify((notify) =>
        notify.success(text, { label: texts.undo, onClick: () => show(item) }),
      );
    },
  };
};

type DoHidingProps = HideJobProps & {
  pending: PendingAction<HideAction>;
  onKnown: (hidden: Hideable | undefined) => void;
};
const Do = ({ job, pending, onKnown, hiding }: DoHidingProps & { hiding: Hiding }) => {
  const does = useChange(hiding);
  const hidden = hiddenBy(setOf(hiding.items), job);
  useLayoutEffect(() => onKnown(hidden), [onKnown, hidden]);
  useHandlePendingAction(pending, ({ to, kind }) => void does[to](hideable(job)[kind]));
  return null;
};

/**
 * Reads whether a job or its company is hidden, and applies the pending action: in the account or
 * on the device.
 */
export const DoHiding = (props: DoHidingProps) => (
  <WithHiding>{(hiding) => <Do {...props} hiding={hiding} />}</WithHiding>
);
