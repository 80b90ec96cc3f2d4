import { act, fireEvent, waitFor } from '@testing-library/react';
import { heading, open, stubApplicants, three } from '@/test/applicants';

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
