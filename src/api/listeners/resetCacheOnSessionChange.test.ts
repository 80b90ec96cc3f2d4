import { http, HttpResponse } from 'msw';
import { ownHost } from '@/api/hostConfig';
import { jobBoardApi } from '@/api/jobBoardApi';
import { makeStore } from '@/app/store';
import { sessionRestored, sessionStarted } from '@/session/sessionSlice';
import { hostAddress, testHost } from '@/test/host/server';

const { endpoints } = jobBoardApi;
const member = { userRole: 'employer', usernameEmployer: 'ann.lee' } as const;

const openStore = async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  testHost.use(
    http.get(`${hostAddress}/categories`, () => HttpResponse.json([])),
    http.post(`${hostAddress}/jobseeker/jobseekers/login`, async () => {
      await held;
      return HttpResponse.json({ usernamejobseek: 'bo.yun' });
    }),
  );
  const { store, restoreKeys } = makeStore({ config: ownHost });
  await restoreKeys();
  await store.dispatch(endpoints.getCategories.initiate());
  const isKept = () => endpoints.getCategories.select()(store.getState()).isSuccess;
  const logIn = () =>
    store
      .dispatch(
        endpoints.loginJobSeeker.initiate({
          jobSeekerLogin: { usernamejobseek: 'bo.yun', passwordnamejobseek: 'long enough' },
        }),
      )
      .unwrap();
  return { store, letGo, isKept, logIn };
};
/** Resolves after all effects have run. */
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

test('what was read before a session is restored is not kept, but for a visitor', async () => {
  const { store, isKept } = await openStore();
  store.dispatch(sessionRestored(null));
  await settled();
  expect(isKept()).toBe(true);
  store.dispatch(sessionRestored(member));
  await settled();
  expect(isKept()).toBe(false);
});

test('a log-in that is under way as another session is restored goes on', async () => {
  const { store, letGo, isKept, logIn } = await openStore();
  const loggedIn = logIn();
  store.dispatch(sessionRestored(member));
  await settled();
  letGo();
  await expect(loggedIn).resolves.toMatchObject({ usernamejobseek: 'bo.yun' });
  await settled();
  expect(isKept()).toBe(false);
});

test('once somebody has logged in, the session that was restored before resets nothing', async () => {
  const { store, letGo, isKept, logIn } = await openStore();
  const loggedIn = logIn();
  store.dispatch(sessionRestored(member));
  store.dispatch(sessionStarted({ userRole: 'jobseeker', usernamejobseek: 'bo.yun' }));
  letGo();
  await loggedIn.catch(() => {});
  await store.dispatch(endpoints.getCategories.initiate());
  await settled();
  expect(isKept()).toBe(true);
});
