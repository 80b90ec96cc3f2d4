import { waitFor } from '@testing-library/react';
import { heading, open, press, stubApplicants, three } from '@/test/applicants';

test('the tab’s end is asked about until what was moved is sent, also from another screen', async () => {
  const closeTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let answer: () => void = () => {};
  stubApplicants(three(), {
    onMove: () =>
      new Promise<undefined>((resolve) => {
        answer = () => resolve(undefined);
      }),
  });
  const { unmount } = open('?applicant=omar');
  await heading('Omar Aziz');
  await press('s');
  unmount();
  expect(closeTab()).toBe(false);
  await waitFor(() => {
    answer();
    expect(closeTab()).toBe(true);
  });
});
