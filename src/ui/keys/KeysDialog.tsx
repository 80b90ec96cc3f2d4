import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { styled } from '@/ui/styled';

type KeysTexts = {
  title: string;
  hint: string;
  /** The switch's label. */
  use: string;
  close: string;
  /** Each key and what it does. */
  rows: readonly (readonly [key: string, does: string])[];
};
const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 16px',
  alignItems: 'center',
  margin: '12px 0 20px',
  color: theme.vars.palette.ink,
  '& kbd': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 30,
    minHeight: 30,
    borderRadius: theme.shape.radius.md,
    border: `1px solid ${theme.vars.palette.line2}`,
    backgroundColor: theme.vars.palette.sunk,
    font: 'inherit',
    fontWeight: 650,
    fontSize: theme.typography.body2.fontSize,
  },
}));

/** Lists a screen's single-key shortcuts, with a switch that turns them on and off. */
export const KeysDialog = ({
  texts,
  on,
  onSwitch,
  onClose,
}: {
  texts: KeysTexts;
  on: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}) => {
  const id = useId();
  return (
    <Dialog
      open
      disableRestoreFocus
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{texts.title}</DialogTitle>
      <DialogContent>
        <p>{texts.hint}</p>
        <List>
          {texts.rows.flatMap(([key, does]) => [
            <dt key={key}>
              <kbd>{key}</kbd>
            </dt>,
            <dd key={`${key}-does`}>{does}</dd>,
          ])}
        </List>
        <CheckboxInput
          label={texts.use}
          checked={on}
          onChange={({ target }) => onSwitch(target.checked)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};
