import sql from 'sql-template-tag';
import { logFailure } from '../../database/outageLog';
import { errorCode } from '../../errorCode';
import { consoleLog } from '../../log';
import { waitFor } from '../waitFor';
import { openProxiedHost, setReadOnly } from './network';

test('an outage is logged once a second, without stacks', async () => {
  const lines: string[] = [];
  const log = consoleLog('info', { write: (line) => lines.push(line) });
  const { app, proxy, close } = await openProxiedHost(log);
  await app.inject({ url: '/api/categories' });
  await proxy.refuse();
  proxy.cut();
  const began = Date.now();
  for (let round = 0; round < 30; round += 1)
    await Promise.all(
      ['/api/categories', '/readyz', '/api/stats', '/api/terms/terms'].map((url) =>
        app.inject({ url }),
      ),
    );
  const seconds = (Date.now() - began) / 1000;
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(Math.ceil(seconds) + 2);
  expect(lines.join('')).not.toContain('    at ');
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      msg: 'the database is unavailable',
      code: expect.stringMatching(/^ECONN/),
    }),
  );
  await close();
});

/** Returns a log, and a function that returns its lines with a message. */
const countedLog = () => {
  const lines: { msg: string; seconds?: number }[] = [];
  const log = consoleLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  return { log, linesOf: (msg: string) => lines.filter((line) => line.msg === msg) };
};

test('the end of an outage is logged once', async () => {
  const { log, linesOf } = countedLog();
  const { app, proxy, close } = await openProxiedHost(log);
  const read = async () => (await app.inject({ url: '/api/categories' })).statusCode;
  const isBack = async () => (await read()) === 200 && linesOf('the database is back').length > 0;
  expect(await read()).toBe(200);
  for (const outages of [1, 2]) {
    await proxy.refuse();
    proxy.cut();
    expect(await read()).toBe(503);
    // not logged as back while some calls still fail
    await proxy.restore();
    expect(await read()).toBe(200);
    expect(linesOf('the database is back')).toHaveLength(outages - 1);
    await waitFor(
      async () => (await isBack()) && linesOf('the database is back').length === outages,
    );
    await read();
  }
  expect(linesOf('the database is back')).toEqual([
    expect.objectContaining({ seconds: expect.any(Number) }),
    expect.objectContaining({ seconds: expect.any(Number) }),
  ]);
  expect(linesOf('the database is unavailable').length).toBeGreaterThanOrEqual(2);
  await close();
});

test('a database that can only be read is back once it can be written to', async () => {
  const { log, linesOf } = countedLog();
  const host = await openProxiedHost(log);
  const { app, db, close } = host;
  const read = async () => (await app.inject({ url: '/api/categories' })).statusCode;
  /** Returns the error's code, if any. */
  const write = async () => {
    try {
      await db.execute(sql`UPDATE categories SET name = name`);
      return undefined;
    } catch (error) {
      logFailure(log, error, 'it is tried again');
      return errorCode(error);
    }
  };
  await setReadOnly(host, 'on');
  await waitFor(async () => (await write()) === '25006');
  const failedAt = Date.now();
  await waitFor(async () => (await read()) === 200 && Date.now() > failedAt + 1_500);
  expect(linesOf('the database is back')).toEqual([]);
  await setReadOnly(host, 'off');
  await waitFor(
    async () => (await write()) === undefined && linesOf('the database is back').length > 0,
  );
  expect(linesOf('the database is back')).toHaveLength(1);
  await close();
});
