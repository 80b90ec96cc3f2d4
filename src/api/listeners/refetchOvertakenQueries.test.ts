import { http, HttpResponse } from 'msw';
import { ownHost } from '@/api/hostConfig';
import { memberApi } from '@/api/memberApi';
import { makeStore } from '@/app/store';
import { anEmployer } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';

const { endpoints } = memberApi;
const arg = { usernameEmployer: 'ann.lee' };

/**
 * A host that stores an employer. A read returns the state at the time of the request, and can be
 * held back.
 */
const openSlowHost = async ({ isRead = true } = {}) => {
  let employer = anEmployer();
  let slow = false;
  const held: (() => void)[] = [];
  let reads = 0;
  testHost.use(
    http.get(`${hostAddress}/employer/employers/username/:name`, async () => {
      reads += 1;
      const then = employer;
      if (slow)
        await new Promise<void>((resolve) => {
          held.push(resolve);
        });
      return HttpResponse.json({ data: then });
    }),
    http.put(`${hostAddress}/employer/employers/update/:id`, async ({ request }) => {
      employer = { ...employer, ...((await request.json()) as object) }; // the app sends an object
      return new HttpResponse();
    }),
  );
  const { store, restoreKeys } = makeStore({ config: ownHost });
  await restoreKeys();
  const read = () => store.dispatch(endpoints.getEmployer.initiate(arg));
  if (isRead) await read();
  const save = (employerUpdate: object) =>
    store
      .dispatch(endpoints.updateEmployer.initiate({ id: 'employer-1', employerUpdate }))
      .unwrap();
  const hide = () =>
    store.dispatch(endpoints.hide.initiate({ kind: 'job', key: 'job-1' })).unwrap();
  const shown = () => endpoints.getEmployer.select(arg)(store.getState()).data;
  /** The statuses that components see when they render after each change, as React batches them. */
  const drawnStatuses = () => {
    const statuses = new Set<string>();
    store.subscribe(() =>
      queueMicrotask(() =>
        statuses.add(endpoints.getEmployer.select(arg)(store.getState()).status),
      ),
    );
    return statuses;
  };
  const settle = async () => {
    while (held.length > 0) held.shift()?.();
    await Promise.all(store.dispatch(memberApi.util.getRunningQueriesThunk()));
  };
  return {
    read,
    save,
    hide,
    shown,
    drawnStatuses,
    settle,
    reads: () => reads,
    becomeSlow: () => {
      slow = true;
    },
    becomeQuick: () => {
      slow = false;
    },
    held,
  };
};
const until = async (done: () => boolean) => {
  for (let tries = 0; tries < 200 && !done(); tries += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
};

it('shows what was saved before it is read again', async () => {
  const host = await openSlowHost();
  host.becomeSlow();
  await host.save({ companyName: 'Mill & Sons' });
  expect(host.shown()?.companyName).toBe('Mill & Sons');
  await until(() => host.held.length === 1);
  await host.settle();
  expect(host.shown()?.companyName).toBe('Mill & Sons');
});

it('an answer that was under way before a save doesn’t overwrite what it saved', async () => {
  const host = await openSlowHost();
  host.becomeSlow();
  await host.save({ companyName: 'Mill & Sons' });
  await until(() => host.held.length === 1);
  // the first save's refetch is in flight: it was sent before the second save
  host.becomeQuick();
  await host.save({ phoneEmployer: '5550100' });
  await until(() => host.reads() === 3);
  await host.settle();
  expect(host.shown()).toMatchObject({ companyName: 'Mill & Sons', phoneEmployer: '5550100' });
  expect(host.reads()).toBe(3);
});

it('an answer that is overtaken is never shown as failed', async () => {
  const host = await openSlowHost();
  host.becomeSlow();
  await host.save({ companyName: 'Mill & Sons' });
  await until(() => host.held.length === 1);
  const statuses = host.drawnStatuses();
  host.becomeQuick();
  await host.save({ phoneEmployer: '5550100' });
  await until(() => host.reads() === 3);
  await host.settle();
  expect([...statuses]).toEqual(['pending', 'fulfilled']);
});

it('a first answer that was under way before a save is asked for again', async () => {
  const host = await openSlowHost({ isRead: false });
  host.becomeSlow();
  void host.read();
  await until(() => host.held.length === 1);
  host.becomeQuick();
  await host.save({ companyName: 'Mill & Sons' });
  expect(host.reads()).toBe(1);
  await host.settle();
  await until(() => host.reads() === 2);
  await host.settle();
  expect(host.shown()?.companyName).toBe('Mill & Sons');
  expect(host.reads()).toBe(2);
});

it('a first answer that a save doesn’t change is not', async () => {
  const host = await openSlowHost({ isRead: false });
  testHost.use(http.put(`${hostAddress}/hidden/job/job-1`, () => new HttpResponse()));
  host.becomeSlow();
  void host.read();
  await until(() => host.held.length === 1);
  await host.hide();
  await host.settle();
  expect(host.shown()?.companyName).toBe('Lakeside Clinic');
  expect(host.reads()).toBe(1);
});

it('other failures and calls leave everything as it is', async () => {
  const host = await openSlowHost();
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  testHost.use(
    http.put(`${hostAddress}/employer/employers/update/:id`, () =>
      HttpResponse.json({}, { status: 500 }),
    ),
  );
  await expect(host.save({ companyName: 'Not stored' })).rejects.toMatchObject({ status: 500 });
  expect(host.shown()?.companyName).toBe('Lakeside Clinic');
  expect(host.reads()).toBe(1);
  errors.mockRestore();
});
