import { act, screen, waitFor } from '@testing-library/react';
import { loggedOut, sessionStarted } from '@/session/sessionSlice';
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

test('a logout drops the moves that aren’t sent yet, and says nothing about them', async () => {
  const sent = stubApplicants(three(), { onMove: () => new Promise(() => {}) });
  const { store } = open('?applicant=omar');
  await heading('Omar Aziz');
  await press('s');
  await waitFor(() => expect(sent.filter(({ path }) => path === 'moves')).toHaveLength(1));
  await press('js');
  act(() => void store.dispatch(loggedOut()));
  act(
    () =>
      void store.dispatch(sessionStarted({ userRole: 'employer', usernameEmployer: 'bea.moss' })),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(sent.filter(({ path }) => path === 'moves')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
