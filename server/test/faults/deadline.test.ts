import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { consoleLog } from '../../log';
import { deadlines } from '../../plugins/deadline';
import { errors } from '../../plugins/errors';

const late = 10_500;
let warnings: unknown[];
let app: FastifyInstance;
beforeEach(async () => {
  warnings = [];
  const log = consoleLog('silent');
  const noted = Object.assign(Object.create(log), {
    warn: (...line: unknown[]) => warnings.push(line),
    error: (...line: unknown[]) => warnings.push(line),
    child: () => noted,
  });
  app = Fastify({ loggerInstance: noted });
  await app.register(errors, { log });
  // as an answer's position in the log is read from the primary
  app.addHook('onSend', async ({ url }) => {
    if (url === '/lateHook') await sleep(1500);
  });
  await app.register(deadlines);
  app.get('/lateHook', async () => {
    await sleep(9500);
    return { sent: 'stored' };
  });
  app.get('/late', async () => {
    await sleep(late);
    return { late: true };
  });
  app.get('/lateSend', async (_request, reply) => {
    await sleep(late);
    return reply.send({ late: true });
  });
  app.get(
    '/slowlySent',
    {
      onSend: async (_request, _reply, payload) => {
        await sleep(late);
        return payload;
      },
    },
    async () => ({ sent: 'x'.repeat(10_000) }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());
const get = async (path: string) => {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  // the body of the routes above
  const body = (await answer.json()) as { sent?: string; message?: string };
  return { status: answer.status, body };
};

test('a call that takes longer than ten seconds is answered once, with a 503', async () => {
  const answers = await Promise.all(['/late', '/lateSend'].map((path) => get(path)));
  for (const { status, body } of answers)
    expect([status, body]).toEqual([503, { message: expect.any(String) }]);
  await sleep(1500);
  expect(warnings).toEqual([]);
});

test('an answer that is being sent when the time is over is sent whole', async () => {
  const { status, body } = await get('/slowlySent');
  expect([status, body.sent?.length]).toEqual([200, 10_000]);
  expect(warnings).toEqual([]);
});

test('an answer that is there in time is sent, even if what is added to it takes longer', async () => {
  expect(await get('/lateHook')).toEqual({ status: 200, body: { sent: 'stored' } });
  expect(warnings).toEqual([]);
});
