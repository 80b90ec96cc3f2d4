import { act, renderHook } from '@testing-library/react';
import { isValidElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ownHost } from '@/api/hostConfig';
import { makeStore } from '@/app/store';
import { noSearch } from '@/searchEngine/jobSearch';
import { sessionStarted } from '@/session/sessionSlice';
import { useForYouSlot } from './useForYouSlot';

type Slot = { children: { props: { onSettled: () => void; isShown: boolean } } };
/** Returns the props that the slot passes to the suggested jobs. */
const givenTo = (slot: ReactNode) => {
  if (!isValidElement<Slot>(slot)) throw new Error('There is no slot.');
  return slot.props.children.props;
};

test('jobs that come at the last moment stay, though the wait is over before they are drawn', () => {
  jest.useFakeTimers();
  try {
    const { store } = makeStore({ config: ownHost });
    store.dispatch(sessionStarted({ userRole: 'jobseeker', usernamejobseek: 'sam.roe' }));
    const { result } = renderHook(() => useForYouSlot(noSearch, true), {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    });
    expect(result.current.isAwaited).toBe(true);
    act(() => {
      givenTo(result.current.slot).onSettled();
      jest.advanceTimersByTime(1000);
    });
    expect([result.current.isAwaited, givenTo(result.current.slot).isShown]).toEqual([false, true]);
  } finally {
    jest.useRealTimers();
  }
});
