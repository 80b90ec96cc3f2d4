import { jobBoardApi } from '@/api/jobBoardApi';
import { makeStore } from '@/app/store';
import { stableState } from './stableState';

const config = { apiHost: '/api', extensions: true };
const { getStats, getCategories } = jobBoardApi.endpoints;

/** The state of a page whose calls are answered after so many milliseconds each. */
const stateAfter = async (delays: Record<string, number>) => {
  const { store } = makeStore({
    config,
    persist: false,
    fetchFn: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input));
      await new Promise((resolve) => {
        setTimeout(resolve, delays[pathname] ?? 0);
      });
      return Response.json([]);
    },
  });
  await Promise.all([
    store.dispatch(getStats.initiate()),
    store.dispatch(getCategories.initiate()),
  ]);
  return store.getState().api;
};

test('a page of the same answers has the same state, whenever and however fast they came', async () => {
  const states = [
    await stateAfter({ '/api/stats': 20 }),
    await stateAfter({ '/api/categories': 20 }),
  ] as const;
  const [first, second] = states.map((api) => JSON.stringify(stableState(api, 1_700_000_000_000)));
  expect(JSON.stringify(states[0])).not.toBe(JSON.stringify(states[1]));
  expect(second).toBe(first);
  expect(JSON.parse(first ?? '')).toMatchObject({
    queries: { 'getStats(undefined)': { status: 'fulfilled' } },
  });
});
