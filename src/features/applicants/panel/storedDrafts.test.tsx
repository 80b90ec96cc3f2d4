import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, panel, stubApplicants, three } from '@/test/applicants';

const fields = () =>
  Promise.all(['Add a note', 'Write a message'].map((label) => screen.findByLabelText(label)));
/** The names of what this device keeps of the employer. */
const stored = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('draft:ann.lee:'));
const type = async (...texts: string[]) => {
  const shown = await fields();
  for (const [index, value] of texts.entries())
    fireEvent.change(shown[index]!, { target: { value } }); // as many as there are
};

test('an unsent note and message are there again after leaving the page, until they are sent', async () => {
  stubApplicants(three());
  const first = open('?applicant=omar');
  await type('Ask about notice', 'Dear Omar');
  await userEvent.click(within(await panel()).getByRole('link', { name: /See full profile/ }));
  await waitFor(() => expect(screen.queryByLabelText('Add a note')).not.toBeInTheDocument());
  first.unmount();
  open('?applicant=omar');
  const [note, message] = await fields();
  expect(note).toHaveValue('Ask about notice');
  expect(message).toHaveValue('Dear Omar');
  for (const name of ['Add note', 'Send message'])
    await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(stored()).toEqual([]));
});

test('unsent texts are gone once their writer has logged out', async () => {
  stubApplicants(three());
  open('?applicant=omar');
  await type('Ask about notice', 'Dear Omar');
  expect(stored()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(stored()).toEqual([]));
});
