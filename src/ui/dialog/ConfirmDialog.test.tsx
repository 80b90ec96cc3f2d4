import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppTheme } from '@/app/theme/AppTheme';
import { ConfirmDialog } from './ConfirmDialog';

const open = (busy = false) => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <AppTheme>
      <ConfirmDialog
        open
        text="Are you sure?"
        detail="Registered Nurse"
        confirmLabel="Delete"
        {...{ onConfirm, onCancel, busy }}
      />
    </AppTheme>,
  );
  return { onConfirm, onCancel };
};

it('asks with Cancel focused, so that Enter by habit cancels', async () => {
  const { onConfirm, onCancel } = open();
  expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toHaveAccessibleDescription(
    'Registered Nurse',
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

it('cancels on Esc and confirms by its button', async () => {
  const { onConfirm, onCancel } = open();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('neither confirms twice nor goes away while it is busy', async () => {
  const { onConfirm, onCancel } = open(true);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});
