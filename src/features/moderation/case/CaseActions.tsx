import Button from '@mui/material/Button';
import type { Case, Decision, DecisionInput } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { styled } from '@/ui/styled';
import { undoableOf } from './undoableOf';

const { actions: texts } = moderationTexts;
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px 24px',
  borderBottom: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.card,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 0, zIndex: 2 },
  '&:empty': { display: 'none' },
}));

/** A decision that needs a reason, for which a dialog asks. */
type DecisionWithReason = 'takeDown' | 'suspend' | 'edit';

export type CaseActionsProps = {
  shown: Case;
  busy: boolean;
  onDecide: (decision: DecisionInput['decision']) => void;
  onAskReason: (decision: DecisionWithReason) => void;
  onUndo: (decision: Decision) => void;
};

/** The actions on a closed case: undo its decision, if that is still possible. */
const UndoBar = ({ shown, busy, onUndo }: Pick<CaseActionsProps, 'shown' | 'busy' | 'onUndo'>) => {
  const undoable = undoableOf(shown.decisions);
  return (
    <Bar>
      {undoable && (
        <Button
          size="small"
          variant="outlined"
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) onUndo(undoable);
          }}
        >
          {undoable.kind === 'suspend' ? texts.lift : texts.undo}
        </Button>
      )}
    </Bar>
  );
};

/** The actions on an open case, depending on the job's state. */
const DecisionBar = ({ shown, busy, onDecide, onAskReason }: Omit<CaseActionsProps, 'onUndo'>) => {
  const { job, employer } = shown;
  const isWaiting = job.status === 'waiting';
  const isRemoved = job.status === 'removed';
  // aria-disabled while a decision is in flight: a disabled button would lose the focus
  const decides = (decision: DecisionInput['decision']) => ({
    'aria-disabled': busy || undefined,
    onClick: () => {
      if (!busy) onDecide(decision);
    },
  });
  const canSuspend = employer !== undefined && employer.suspendedAt === undefined;
  const dialogButton = (decision: DecisionWithReason, color: 'primary' | 'error' = 'error') => (
    <Button
      size="small"
      variant="outlined"
      color={color}
      aria-haspopup="dialog"
      onClick={() => onAskReason(decision)}
    >
      {texts[decision]}
    </Button>
  );
  return (
    <Bar as="fieldset" aria-label={texts.label}>
      {!isWaiting && (
        <Button size="small" variant="outlined" {...decides('dismiss')}>
          {texts.dismiss}
        </Button>
      )}
      {(isWaiting || isRemoved) && (
        <Button size="small" {...decides('approve')}>
          {isRemoved ? texts.restore : texts.approve}
        </Button>
      )}
      {!isRemoved && dialogButton('edit', 'primary')}
      {!isRemoved && dialogButton('takeDown')}
      {canSuspend && dialogButton('suspend')}
    </Bar>
  );
};

/** The decisions available in a case; in a closed one, the decision that can be undone. */
export const CaseActions = ({ shown, busy, onUndo, ...actions }: CaseActionsProps) =>
  shown.closedAt === undefined ? (
    <DecisionBar {...{ shown, busy }} {...actions} />
  ) : (
    <UndoBar {...{ shown, busy, onUndo }} />
  );
