import { http, HttpResponse } from 'msw';
import { ownHost } from '@/api/hostConfig';
import { memberApi } from '@/api/memberApi';
import { makeStore } from '@/app/store';
import { anEmployer } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { invalidateChangedTags } from './invalidateChangedTags';
import { idOf } from './tags/tags';

const { endpoints } = memberApi;
const arg = { usernameEmployer: 'ann.lee' };
const tags = [idOf('Employer', arg.usernameEmployer)];

/**
 * A host whose answers contain the state at the time of the request; each is held back until
 * `answer` is called.
 */
const openHost = async () => {
  let companyName = 'Lakeside Clinic';
  const held: (() => void)[] = [];
  let reads = 0;
  testHost.use(
    http.get(`${hostAddress}/employer/employers/username/:name`, async () => {
      reads += 1;
      const data = anEmployer({ companyName });
      await new Promise<void>((resolve) => {
        held.push(resolve);
      });
      return HttpResponse.json({ data });
    }),
  );
  const { store, restoreKeys } = makeStore({ config: ownHost });
  await restoreKeys();
  /** Resolves to the number of reads, once it has reached `count` (or after a timeout). */
  const asked = async (count: number) => {
    for (let tries = 0; tries < 400 && reads < count; tries += 1)
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
    return reads;
  };
  const answer = () => held.shift()?.();
  const query = store.dispatch(endpoints.getEmployer.initiate(arg));
  await asked(1);
  return {
    store,
    query,
    asked,
    answer,
    rename: (name: string) => {
      companyName = name;
    },
    shown: () => endpoints.getEmployer.select(arg)(store.getState()).data?.companyName,
  };
};

test('what is being read while it is changed is read once more', async () => {
  const { store, query, asked, answer, rename, shown } = await openHost();
  rename('Mill & Sons');
  // two changes at once, for which one more read is enough
  const both = [
    store.dispatch(invalidateChangedTags(tags)),
    store.dispatch(invalidateChangedTags(tags)),
  ];
  answer();
  await query;
  expect(shown()).toBe('Lakeside Clinic');
  await Promise.all(both);
  expect(await asked(2)).toBe(2);
  answer();
  await Promise.all(store.dispatch(memberApi.util.getRunningQueriesThunk()));
  expect(shown()).toBe('Mill & Sons');
  expect(await asked(2)).toBe(2);
});

test('what has been read is read again, once', async () => {
  const { store, query, asked, answer } = await openHost();
  answer();
  await query;
  await store.dispatch(invalidateChangedTags(tags));
  expect(await asked(2)).toBe(2);
  answer();
});

test('what nobody shows any more isn’t read', async () => {
  const { store, query, asked } = await openHost();
  const again = store.dispatch(invalidateChangedTags(tags));
  query.abort();
  await again;
  expect(await asked(1)).toBe(1);
});
