import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Case, Decision, DecisionInput } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';
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

type CaseActionsProps = {
  shown: Case;
  busy: boolean;
  onDecide: (decision: DecisionInput['decision']) => void;
  /** Decisions that need words first. */
  onAsk: (what: 'takeDown' | 'suspend' | 'edit') => void;
  onUndo: (decision: Decision) => void;
};

/** What can be decided in a case as it is now; of a decided one, what can be taken back. */
export const CaseActions = ({ shown, busy, onDecide, onAsk, onUndo }: CaseActionsProps) => {
  const { job, employer, closedAt, decisions } = shown;
  if (closedAt !== undefined) {
    const standing = undoableOf(decisions);
    return (
      <Bar>
        {standing && (
          <Button size="small" variant="outlined" disabled={busy} onClick={() => onUndo(standing)}>
            {standing.kind === 'suspend' ? texts.lift : texts.undo}
          </Button>
        )}
      </Bar>
    );
  }
  const [waits, down] = [job.status === 'waiting', job.status === 'removed'];
  return (
    <Bar as="fieldset" aria-label={texts.label}>
      {!waits && (
        <Button size="small" variant="outlined" disabled={busy} onClick={() => onDecide('dismiss')}>
          {texts.dismiss}
        </Button>
      )}
      {(waits || down) && (
        <Button size="small" disabled={busy} onClick={() => onDecide('approve')}>
          {down ? texts.restore : texts.approve}
        </Button>
      )}
      {!down && (
        <Button
          size="small"
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => onAsk('edit')}
        >
          {texts.edit}
        </Button>
      )}
      {!down && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-haspopup="dialog"
          onClick={() => onAsk('takeDown')}
        >
          {texts.takeDown}
        </Button>
      )}
      {employer && employer.suspendedAt === undefined && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-haspopup="dialog"
          onClick={() => onAsk('suspend')}
        >
          {texts.suspend}
        </Button>
      )}
    </Bar>
  );
};
