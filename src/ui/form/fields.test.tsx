import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppTheme } from '@/app/theme/AppTheme';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { CheckboxInput } from './CheckboxInput';
import { messageFor } from './nativeChecks';
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

/** An input with these attributes whose browser found this wrong. */
const wrong = (attributes: Record<string, string>, flaw: keyof ValidityState) => {
  const control = document.createElement('input');
  for (const [name, value] of Object.entries(attributes)) control.setAttribute(name, value);
  // what a browser says of half a date can't be typed here
  Object.defineProperty(control, 'validity', { value: { valid: false, [flaw]: true } });
  Object.defineProperty(control, 'validationMessage', { value: 'The browser’s own words' });
  return control;
};

const birthDate = { type: 'date', min: '1900-01-01', max: '2026-01-10' };
const money = { type: 'number', min: '1', max: '1000000', step: 'any' };

it.each<[Record<string, string>, keyof ValidityState, string]>([
  [{ type: 'text' }, 'valueMissing', 'Say it'],
  [{ type: 'email' }, 'typeMismatch', 'Enter an email address like name@example.com'],
  [{ type: 'url' }, 'typeMismatch', 'Enter a web address like https://example.com'],
  [birthDate, 'badInput', 'Choose a day between 1900 and today'],
  [birthDate, 'rangeOverflow', 'Choose a day between 1900 and today'],
  [{ type: 'date' }, 'badInput', 'Enter a full date'],
  [{ type: 'datetime-local' }, 'badInput', 'Enter a full date and time'],
  [
    { type: 'datetime-local', step: '300' },
    'stepMismatch',
    'Choose a time in steps of 5 minutes, such as 10:05',
  ],
  [money, 'badInput', 'Enter a number'],
  [money, 'rangeUnderflow', 'Enter 1 or more'],
  [money, 'rangeOverflow', 'Enter 1,000,000 or less'],
  [{ type: 'number', min: '0' }, 'rangeUnderflow', 'Enter 0 or more'],
  [{ type: 'number', step: '1' }, 'stepMismatch', 'Enter a whole number'],
  [{ type: 'text' }, 'tooShort', 'The browser’s own words'],
])('says what is wrong with %j (%s)', (attributes, flaw, said) => {
  expect(messageFor(wrong(attributes, flaw), 'Say it')).toBe(said);
});
