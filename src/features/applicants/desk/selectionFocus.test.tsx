import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, press, stubApplicants, three } from '@/test/applicants';

const tick = async (...names: string[]) => {
  for (const name of names)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
};
/** Presses a button of the bar with the keyboard. */
const pressButton = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await press('{Enter}');
};
const link = (name: string) => screen.getByRole('link', { name });
const barIsGone = () =>
  waitFor(() => expect(screen.queryByText(/^\d selected$/)).not.toBeInTheDocument());

test.each(['Shortlist', 'Not selected', 'Select none'])(
  '%s takes the bar away: the focus is on the first who was ticked',
  async (action) => {
    stubApplicants(three());
    open();
    await tick('Omar Aziz', 'Lina Torres');
    await pressButton(action);
    await barIsGone();
    expect(link('Omar Aziz')).toHaveFocus();
  },
);

test('a move from the bar’s menu, on the board: the focus is on the first card that was ticked', async () => {
  stubApplicants(three());
  open('?view=board');
  await tick('Omar Aziz', 'Lina Torres');
  await pressButton('More moves');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make an offer' }));
  await barIsGone();
  await waitFor(() => expect(link('Omar Aziz')).toHaveFocus());
});

test('who leaves the list with the bar: the focus is on who follows, else on the heading', async () => {
  stubApplicants(three());
  open('?state=new');
  await tick('Nadia Saab', 'Omar Aziz');
  await pressButton('Shortlist');
  await barIsGone();
  expect(link('Lina Torres')).toHaveFocus();
  await tick('Lina Torres');
  await pressButton('Not selected');
  expect(await screen.findByText('No applicants match your filters')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Applications' })).toHaveFocus();
});

test('unticked by hand, the focus stays on the checkbox', async () => {
  stubApplicants(three());
  open();
  await tick('Omar Aziz', 'Omar Aziz');
  await barIsGone();
  expect(screen.getByRole('checkbox', { name: 'Select Omar Aziz' })).toHaveFocus();
});
