import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeDrafts } from '@/session/drafts';
import { heading, open, press, stubApplicants, three } from '@/test/applicants';

test('a held key decides about one person only, and goes through the list', async () => {
  const sent = stubApplicants(three());
  open('?view=board&applicant=nadia');
  await heading('Nadia Saab');
  const hold = async (key: string, ends: string) => {
    for (const repeat of [false, true, true])
      await act(async () => void fireEvent.keyDown(document.body, { key, repeat }));
    expect(await heading(ends)).toHaveFocus();
  };
  await hold('r', 'Omar Aziz');
  await waitFor(() => expect(sent.filter(({ path }) => path === 'moves')).toHaveLength(1));
  await hold('j', 'Lina Torres');
});

test('the desk opens without storage, with its keys on', async () => {
  stubApplicants(three());
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  open('?applicant=nadia');
  await heading('Nadia Saab');
  await press('j');
  expect(await heading('Omar Aziz')).toBeVisible();
  storage.mockRestore();
});

test('keys are off for who switched them off, until they log out', async () => {
  stubApplicants(three());
  const { address } = open('?applicant=nadia');
  await heading('Nadia Saab');
  await press('?');
  const switchOff = await screen.findByRole('checkbox', { name: /single-key shortcuts/ });
  await userEvent.click(switchOff);
  expect(switchOff).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('j');
  expect(address()).toBe('/applications?applicant=nadia');
  expect(Object.values(localStorage)).toContain('off');
  // what a logout does
  removeDrafts('ann.lee');
  expect(Object.values(localStorage)).not.toContain('off');
});
