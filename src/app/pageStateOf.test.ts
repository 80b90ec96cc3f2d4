import { jobBoardApi } from '@/api/jobBoardApi';
import { pageStateOf, readPageState, writePageState } from './pageState';
import { makeStore } from './store';

const config = { apiHost: '/api', extensions: true };
const { getStats, getCategories, getJob } = jobBoardApi.endpoints;
const job = { _id: 'one', jobtitle: 'Cook', usernameEmployer: 'ada' };

/** A host that answers each call after this many milliseconds, by path. */
const answering =
  (delays: Record<string, number>): typeof fetch =>
  async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    await new Promise((resolve) => {
      setTimeout(resolve, delays[pathname] ?? 0);
    });
    if (pathname.endsWith('/one')) return Response.json(job);
    return pathname.endsWith('/gone') ? new Response('', { status: 404 }) : Response.json([]);
  };

/** The store of a page whose calls are answered after these delays, in milliseconds. */
const storeAfter = async (delays: Record<string, number> = {}) => {
  const { store } = makeStore({
    config,
    persist: false,
    fetchFn: answering(delays),
    logFailure: () => {},
  });
  await Promise.all([
    store.dispatch(getStats.initiate()),
    store.dispatch(getCategories.initiate()),
    store.dispatch(getJob.initiate({ id: 'one' })),
    store.dispatch(getJob.initiate({ id: 'gone' })),
  ]);
  return store;
};
type Store = Awaited<ReturnType<typeof storeAfter>>;
const written = (store: Store, now: number) =>
  writePageState(pageStateOf(store.getState().api.queries, now));

test('a page of the same answers has the same state, whenever and however fast they came', async () => {
  const stores = [
    await storeAfter({ '/api/stats': 20 }),
    await storeAfter({ '/api/categories': 20 }),
  ] as const;
  const [first, second] = stores.map((store) => written(store, 1_700_000_000_000));
  expect(JSON.stringify(stores[0].getState().api)).not.toBe(
    JSON.stringify(stores[1].getState().api),
  );
  expect(second).toBe(first);
});

test('the browser’s store has the answers, failures and tags of the host’s, and asks for nothing again', async () => {
  const onHost = await storeAfter();
  const fetchFn = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>(answering({}));
  const { store } = makeStore({
    config,
    persist: false,
    fetchFn,
    page: readPageState(written(onHost, Date.now())),
  });
  const [there, here] = [onHost.getState().api, store.getState().api];
  expect(Object.keys(here.queries).toSorted()).toEqual(Object.keys(there.queries).toSorted());
  for (const [key, entry] of Object.entries(there.queries)) {
    const { status, endpointName, originalArgs, data, error } = entry ?? {};
    expect(here.queries[key]).toMatchObject(
      JSON.parse(JSON.stringify({ status, endpointName, originalArgs, data, error })),
    );
  }
  expect(here.queries['getJob({"id":"gone"})']).toMatchObject({ status: 'rejected' });
  expect(here.provided.tags.Job).toEqual(there.provided.tags.Job);
  await store.dispatch(getJob.initiate({ id: 'one' }));
  await store.dispatch(getCategories.initiate());
  expect(fetchFn).not.toHaveBeenCalled();
});
