import { act, renderHook } from '@testing-library/react';
import { deviceLists } from './deviceList';

test('a list follows what another tab stores, and no other key wakes it', () => {
  const readEntries = jest.fn((stored: readonly unknown[]) => stored.map(String));
  const { useList } = deviceLists('kept:', readEntries);
  let rendered = 0;
  const { result, unmount } = renderHook(() => {
    rendered += 1;
    return useList('sam');
  });
  const toldOf = (key: string | null) =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
  expect(result.current).toEqual([]);
  localStorage.setItem('kept:sam', '[1,2]');
  toldOf('other');
  expect([result.current, rendered]).toEqual([[], 1]);
  toldOf('kept:sam');
  expect(result.current).toEqual(['1', '2']);
  // the same text returns the same array
  toldOf('kept:lee');
  expect([readEntries.mock.calls.length, rendered]).toEqual([1, 2]);
  localStorage.clear();
  // a `null` key means that all keys were removed
  toldOf(null);
  expect(result.current).toEqual([]);
  localStorage.setItem('kept:sam', '[3]');
  unmount();
  toldOf('kept:sam');
  expect(readEntries).toHaveBeenCalledTimes(1);
});
