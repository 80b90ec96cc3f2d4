import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/store';
import { hostAddress, testHost } from '@/test/host/server';
import { ownHost } from './hostConfig';
import { useReadFile } from './readFile';
import { fileAnswers, type FileCall } from './wire/fileAnswers';

const calls = Object.keys(fileAnswers) as FileCall[]; // its own keys

test.each(calls)('%s answers the address of a file, which the cache doesn’t keep', async (call) => {
  // jsdom has no createObjectURL
  Object.assign(URL, { createObjectURL: () => 'blob:file' });
  testHost.use(
    http.get(
      `${hostAddress}/*`,
      () =>
        new HttpResponse('bytes', {
          headers: { 'content-disposition': 'attachment; filename="f"' },
        }),
    ),
  );
  const { store, restoreKeys } = makeStore({ config: ownHost });
  await restoreKeys();
  const { result } = renderHook(useReadFile, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  expect(await result.current(call, { id: 'one', messageId: 'two' })).toBe('blob:file');
  await waitFor(() => expect(store.getState().api.queries).toEqual({}));
});
