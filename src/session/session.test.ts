import { http, HttpResponse } from 'msw';
import { ownHost } from '@/api/hostConfig';
import { jobBoardApi } from '@/api/jobBoardApi';
import { makeStore } from '@/app/store';
import { testHost } from '@/test/host/server';
import { removeDrafts, writeDraft, readDraft } from './drafts';
import {
  loggedOut,
  selectSession,
  sessionEnded,
  sessionRestored,
  sessionStarted,
} from './sessionSlice';

const open = async () => {
  const made = makeStore({ config: ownHost });
  await made.restoreKeys();
  return made;
};

it('keeps exactly the four keys as plain strings, and a log-in replaces them all', async () => {
  const { store, persistor } = await open();
  store.dispatch(sessionStarted({ userRole: 'admin', authToken: 't-1' }));
  await persistor?.flush();
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    userRole: 'admin',
    authToken: 't-1',
  });
  store.dispatch(sessionStarted({ userRole: 'employer', usernameEmployer: 'ann' }));
  await persistor?.flush();
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    userRole: 'employer',
    usernameEmployer: 'ann',
  });
  store.dispatch(loggedOut());
  await persistor?.flush();
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({});
});

it('has written the keys by the time a change of session is known', async () => {
  const { store } = await open();
  const stored = () => Object.fromEntries(Object.entries(sessionStorage));
  store.dispatch(sessionStarted({ userRole: 'employer', usernameEmployer: 'ann' }));
  expect(stored()).toEqual({ userRole: 'employer', usernameEmployer: 'ann' });
  store.dispatch(sessionEnded());
  expect(stored()).toEqual({});
  store.dispatch(sessionRestored({ userRole: 'jobseeker', usernamejobseek: 'sam' }));
  expect(stored()).toEqual({ userRole: 'jobseeker', usernamejobseek: 'sam' });
});

it('is the same session while only what redux-persist keeps beside it changes', async () => {
  const { store, restoreKeys } = makeStore({ config: ownHost });
  const before = selectSession(store.getState());
  await restoreKeys();
  expect(store.getState().session).toHaveProperty('_persist.rehydrated', true);
  expect(selectSession(store.getState())).toBe(before);
  expect(before).not.toHaveProperty('_persist');
  store.dispatch(sessionStarted({ userRole: 'admin' }));
  expect(selectSession(store.getState())).toMatchObject({ userRole: 'admin', restored: true });
});

it('reads keys that were set by hand', async () => {
  sessionStorage.setItem('userRole', 'jobseeker');
  sessionStorage.setItem('usernamejobseek', 'sam');
  const { store } = await open();
  expect(store.getState().session).toMatchObject({
    userRole: 'jobseeker',
    usernamejobseek: 'sam',
    authToken: null,
    usernameEmployer: null,
  });
});

it('lets no call go out before the keys are read', async () => {
  sessionStorage.setItem('userRole', 'employer');
  sessionStorage.setItem('usernameEmployer', 'ann');
  let named: string | null = null;
  testHost.use(
    http.get('http://localhost/api/stats', ({ request }) => {
      named = request.headers.get('x-session');
      return HttpResponse.json({ liveJobs: 1, employersHiring: 1 });
    }),
  );
  const { store, restoreKeys } = makeStore({ config: ownHost });
  const asked = store.dispatch(jobBoardApi.endpoints.getStats.initiate());
  await restoreKeys();
  await asked;
  expect(named).toBe('employer:ann');
});

it('forgets at log-in and log-out what the last person was shown', async () => {
  const { store } = await open();
  const seen = () => Object.keys(store.getState().api.queries);
  for (const change of [
    sessionStarted({ userRole: 'employer', usernameEmployer: 'ann' }),
    loggedOut(),
  ]) {
    await store.dispatch(jobBoardApi.endpoints.getStats.initiate());
    expect(seen()).toHaveLength(1);
    store.dispatch(change);
    expect(seen()).toHaveLength(0);
  }
});

it('drops one person’s drafts and nobody else’s', () => {
  writeDraft('ann', 'job', 'text');
  writeDraft('ann.lee', 'job', 'other');
  removeDrafts('ann');
  expect([readDraft('ann', 'job'), readDraft('ann.lee', 'job')]).toEqual([null, 'other']);
});
