import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppTheme } from '@/app/theme/AppTheme';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { CheckboxInput } from './CheckboxInput';
import { PasswordInput } from './PasswordInput';
import { SelectInput } from './SelectInput';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';

describe.each([
  ['TextInput', (more: object) => <TextInput label="Field" name="field" {...more} />],
  ['TextArea', (more: object) => <TextArea label="Field" name="field" {...more} />],
  [
    'SelectInput',
    (more: object) => (
      <SelectInput label="Field" name="field" {...more}>
        <option>One</option>
      </SelectInput>
    ),
  ],
  ['PasswordInput', (more: object) => <PasswordInput label="Field" name="field" {...more} />],
])('%s', (_name, field) => {
  it('is found by its label and ties hint and error to itself', () => {
    const { rerender } = render(<AppTheme>{field({ hint: 'A hint', required: true })}</AppTheme>);
    const control = screen.getByLabelText('Field');
    expect(control).toHaveAccessibleDescription('A hint');
    expect(control).toBeRequired();
    expect(control).not.toHaveAttribute('aria-invalid');
    rerender(<AppTheme>{field({ hint: 'A hint', error: 'Wrong' })}</AppTheme>);
    expect(control).toHaveAccessibleDescription('Wrong A hint');
    expect(control).toHaveAttribute('aria-invalid', 'true');
  });

  it('hands out its control, as a form library needs it', () => {
    let got: HTMLElement | null = null;
    render(
      <AppTheme>
        {field({
          ref: (element: HTMLElement | null) => {
            got = element;
          },
        })}
      </AppTheme>,
    );
    expect(got).toHaveAttribute('name', 'field');
  });
});

it('shows and hides a password and takes a pasted one', async () => {
  render(
    <AppTheme>
      <PasswordInput label="Password" name="password" />
    </AppTheme>,
  );
  const field = screen.getByLabelText('Password');
  await userEvent.click(field);
  await userEvent.paste('a long pasted one');
  expect(field).toHaveValue('a long pasted one');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('ties a checkbox to its label and its error', async () => {
  render(
    <AppTheme>
      <CheckboxInput label="I accept" name="terms" error="Please accept" />
    </AppTheme>,
  );
  await userEvent.click(screen.getByText('I accept'));
  expect(
    screen.getByRole('checkbox', { name: 'I accept', description: 'Please accept' }),
  ).toBeChecked();
});

it('submits once: neither a click nor Enter counts while it is busy', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <AppTheme>
      <form onSubmit={onSubmit}>
        <TextInput label="Name" name="name" />
        <SubmitButton busy={busy}>Save</SubmitButton>
      </form>
    </AppTheme>
  );
  const { rerender } = render(form(false));
  await userEvent.type(screen.getByLabelText('Name'), 'a{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  await userEvent.type(screen.getByLabelText('Name'), 'b{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /Save/ }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
