import { expect, test } from '@playwright/test';
import { specOperations } from '@contract/generated/operations';
import { calls } from './calls';
import { startSpecHost, type SpecHost } from './specHost';

/** Tests that the spec host detects offences. Without a browser, so one run is enough. */
test.describe('the spec host', { tag: ['@spec-host', '@wide'] }, () => {
  let host: SpecHost;
  test.beforeEach(async () => {
    host = await startSpecHost({ seed: { jobs: 3 } });
  });
  test.afterEach(() => host.stop());

  test("answers the contract's 25 calls", () => {
    const names = [...new Set(calls.map((call) => call.operation))];
    expect(names).toHaveLength(25);
    expect(names.toSorted()).toEqual([...specOperations].toSorted());
  });

  test('notes what is outside spec §7', async () => {
    const requests: [string, RequestInit?][] = [
      ['/session'],
      ['/jobs/search?q=nurse'],
      ['/jobdescriptions/getAll?page=2'],
      ['/jobdescriptions/getAll', { method: 'POST' }],
      ['/healthz'],
    ];
    for (const [path, init] of requests)
      expect((await fetch(host.origin + path, init)).status).toBe(404);
    expect(host.offences).toHaveLength(requests.length);
  });

  test('notes headers it must not be sent, asked for or sent', async () => {
    for (const name of [
      'X-Session',
      'If-Match',
      'Idempotency-Key',
      'Authorization',
      'Cookie',
      'X-Requested-With',
    ]) {
      await fetch(`${host.origin}/categories/`, { headers: { [name]: 'x' } });
      await fetch(`${host.origin}/categories/`, {
        method: 'OPTIONS',
        headers: { 'Access-Control-Request-Headers': `content-type, ${name.toLowerCase()}` },
      });
    }
    expect(host.offences).toHaveLength(12);
  });

  test('lets through what a browser sends, and answers with CORS and without cookies', async () => {
    const response = await fetch(`${host.origin}/jobdescriptions/add`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jobtitle: 'Cook' }),
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(host.records().jobs.at(-1)).toMatchObject({ jobtitle: 'Cook' });
    expect(host.offences).toEqual([]);
  });

  test('misbehaves as told, and behaves again', async () => {
    const get = () =>
      fetch(`${host.origin}/jobdescriptions/getAll`, { signal: AbortSignal.timeout(500) });
    host.injectFault('getJobs', 'fail500');
    expect((await get()).status).toBe(500);
    host.injectFault('getJobs', 'html404');
    expect(await (await get()).text()).toContain('<!doctype html>');
    host.injectFault('getJobs', 'listInData');
    expect(await (await get()).json()).toMatchObject({ data: [{ monthlysalary1: 1500 }, {}, {}] });
    host.injectFault('getJobs', 'numbersAsStrings');
    expect(await (await get()).json()).toMatchObject([{ monthlysalary1: '1500' }, {}, {}]);
    host.injectFault('getJobs', 'emptyBody');
    expect(await (await get()).text()).toBe('');
    for (const how of ['drop', 'silence'] as const) {
      host.injectFault('getJobs', how);
      await expect(get()).rejects.toThrow();
    }
    host.clearFaults();
    expect(await (await get()).json()).toHaveLength(3);
  });

  test('is gone when stopped, and back with what it held when started', async () => {
    await host.stop();
    await expect(fetch(`${host.origin}/categories/`)).rejects.toThrow();
    await host.start();
    expect(await (await fetch(`${host.origin}/jobdescriptions/getAll`)).json()).toHaveLength(3);
  });
});
