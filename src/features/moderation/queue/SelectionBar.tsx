import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { moderationTexts } from '@/texts/admin/moderation';

const { queue: texts, actions } = moderationTexts;
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  borderRadius: theme.shape.radius.lg,
  backgroundColor: theme.vars.palette.sunk,
  '& > output': { fontWeight: 650, fontSize: theme.typography.body2.fontSize, marginRight: 'auto' },
}));

type SelectionBarProps = {
  count: number;
  busy: boolean;
  onDismiss: () => void;
  onTakeDown: () => void;
  onClear: () => void;
};

/** How many cases are ticked, and what can be done with all of them. */
export const SelectionBar = ({
  count,
  busy,
  onDismiss,
  onTakeDown,
  onClear,
}: SelectionBarProps) => (
  <Bar>
    <output>{texts.selected(count)}</output>
    <Button size="small" variant="outlined" disabled={busy} onClick={onDismiss}>
      {actions.dismiss}
    </Button>
    <Button size="small" variant="outlined" color="error" disabled={busy} onClick={onTakeDown}>
      {actions.takeDown}
    </Button>
    <Button size="small" variant="text" onClick={onClear}>
      {texts.selectNone}
    </Button>
  </Bar>
);
