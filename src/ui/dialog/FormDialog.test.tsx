import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppTheme } from '@/app/theme/AppTheme';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextInput } from '@/ui/form/TextInput';
import { navigationGuard } from '@/ui/form/unsaved/navigationGuard';
import { useCheckedForm, type FormError } from '@/ui/form/useCheckedForm';
import { FormDialog } from './FormDialog';

/** The promise that each submit returned. */
const presses: Promise<unknown>[] = [];
type Send = (values: { name: string }) => Promise<FormError<'name'> | null>;

type RenameProps = { send: Send; onClose: () => void; asks?: boolean };

const Rename = ({ send, onClose, asks = false }: RenameProps) => {
  const { form, field, problem, busy, isUnsaved } = useCheckedForm<'name'>({
    defaultValues: { name: '' },
    missing: { name: 'Enter a name' },
    send,
  });
  return (
    <FormDialog
      title="Rename"
      intro="Everybody sees the name."
      form={{
        ...form,
        onSubmit: (event) => {
          const press = form.onSubmit(event);
          presses.push(press.catch((error: unknown) => error));
        },
      }}
      busy={busy}
      submitLabel="Save"
      onClose={onClose}
      isUnsaved={asks ? isUnsaved : undefined}
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <TextInput {...field('name')} label="Name" required />
    </FormDialog>
  );
};

const open = (send: jest.MockedFunction<Send>, asks = false) => {
  const onClose = jest.fn();
  render(
    <AppTheme>
      <Rename {...{ send, onClose, asks }} />
    </AppTheme>,
  );
  return { onClose };
};

it('is named and described, and asks for what is required', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>();
  open(send);
  expect(screen.getByRole('dialog', { name: 'Rename' })).toHaveAccessibleDescription(
    'Everybody sees the name.',
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name');
  expect(send).not.toHaveBeenCalled();
});

it('sends once, and stays open while it sends', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>(() => new Promise(() => {}));
  const { onClose } = open(send);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann{Enter}{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await userEvent.keyboard('{Escape}');
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({ name: 'Ann' });
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps what was typed after a failure, and closes on Cancel and Esc', async () => {
  const { onClose } = open(
    jest.fn<ReturnType<Send>, Parameters<Send>>(async () => ({ problem: { text: 'Try again' } })),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])('asks on %s where what was typed would be lost', async (_way, close) => {
  const { onClose } = open(jest.fn<ReturnType<Send>, Parameters<Send>>(), true);
  await close();
  expect(onClose).toHaveBeenCalledTimes(1);
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(field, 'Ann');
  await close();
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Discard what you wrote?');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(field).toHaveValue('Ann');
  expect(onClose).toHaveBeenCalledTimes(1);
  await close();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('can be sent again after what was no refusal, which isn’t swallowed', async () => {
  const fault = new TypeError('no such field');
  const send = jest
    .fn<ReturnType<Send>, Parameters<Send>>(async () => null)
    .mockRejectedValueOnce(fault);
  open(send);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann{Enter}');
  expect(await presses.at(-1)).toBe(fault);
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledTimes(2);
});

it('asks before another page is shown, if what was typed would be lost', async () => {
  open(jest.fn<ReturnType<Send>, Parameters<Send>>(), true);
  expect(navigationGuard.blockerFor('/away')).toBeUndefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann');
  const went = jest.fn();
  act(() => navigationGuard.blockerFor('/away')?.confirm(went));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(question).toHaveAccessibleDescription('What you wrote isn’t saved.');
  await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
  expect(went).toHaveBeenCalledTimes(1);
});
