import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { buildApp, buildPagesApp } from '../../app';
import { invalidateJobCaches } from '../../services/cache';
import type { Wire } from '../../wire';
import { asAdmin, openHost, type Person, type TestHost } from '../host';

const dist = fs.mkdtempSync('/tmp/jobline-announcement-');
fs.mkdirSync(path.join(dist, 'web'));
fs.writeFileSync(
  path.join(dist, 'web', 'index.html'),
  '<!doctype html><div id="root"></div><script type="application/json" id="config">{}</script>',
);

let host: TestHost;
let app: FastifyInstance;
let admin: Person;
beforeAll(async () => {
  host = await openHost();
  app = await buildApp(host.context, { dist });
  admin = await asAdmin(host);
});
afterAll(async () => {
  await app.close();
  await host.close();
  fs.rmSync(dist, { recursive: true });
});

type Input = Wire<'AnnouncementInput'>;
const input = (changes: Partial<Input> = {}): Input => ({
  text: 'We’re moving servers on Sunday.',
  link: '',
  endsAt: null,
  ...changes,
});
const save = (payload: Input) =>
  app.inject({ method: 'PUT', url: '/api/admin/announcement', headers: admin.headers, payload });
const remove = () =>
  app.inject({ method: 'DELETE', url: '/api/admin/announcement', headers: admin.headers });
/** Returns the announcement in a page's config. */
const shown = async (): Promise<Wire<'Announcement'> | undefined> => {
  const { body } = await app.inject({ url: '/jobseekdash' });
  const block = /id="config">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  return JSON.parse(block).announcement;
};
const entries = async (action: string) => {
  const answer = await app.inject({
    url: `/api/admin/audit?action=${action}`,
    headers: admin.headers,
  });
  return answer.json<Wire<'AuditPage'>>().items;
};

test('what is announced comes with every page at once, until it is removed', async () => {
  expect(await shown()).toBeUndefined();
  const saved = await save(input({ text: '  <b>Closed</b> </script> ', link: ' /category ' }));
  expect([saved.statusCode, saved.json()]).toEqual([
    200,
    {
      announcement: {
        _id: expect.any(String),
        text: '<b>Closed</b> </script>',
        link: '/category',
        endsAt: null,
      },
    },
  ]);
  expect(await shown()).toEqual(saved.json().announcement);
  const next = (await save(input())).json().announcement;
  expect(next._id).not.toBe(saved.json().announcement._id);
  expect(await shown()).toEqual(next);
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 204]);
  expect(await shown()).toBeUndefined();
  expect(await entries('saveAnnouncement')).toMatchObject([
    { before: { link: '/category' }, after: { text: 'We’re moving servers on Sunday.' } },
    { before: null, after: { link: '/category' } },
  ]);
  expect(await entries('removeAnnouncement')).toMatchObject([{ after: null }]);
});

test('it ends by itself, and can’t end before it begins', async () => {
  const refused = await save(input({ endsAt: new Date(Date.now() - 1000).toISOString() }));
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'endsAt']);
  await save(input({ endsAt: new Date(Date.now() + 60_000).toISOString() }));
  expect(await shown()).toMatchObject({ text: 'We’re moving servers on Sunday.' });
  await host.db.execute(sql`UPDATE announcement SET ends_at = now()`);
  await invalidateJobCaches(host.db);
  expect(await shown()).toBeUndefined();
  const kept = await app.inject({ url: '/api/admin/announcement', headers: admin.headers });
  expect(kept.json()).toMatchObject({ announcement: { text: 'We’re moving servers on Sunday.' } });
});

test.each([
  { field: 'text', changes: { text: '   ' } },
  { field: 'link', changes: { link: 'javascript:alert(1)' } },
  { field: 'link', changes: { link: '//elsewhere.example' } },
])('refuses a $field of $changes', async ({ field, changes }) => {
  const answer = await save(input(changes));
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
});

test('the pages for a spec host carry none', async () => {
  await save(input());
  const pages = await buildPagesApp(
    { ...host.context.env, apiHost: 'https://spec.example' },
    { dist },
  );
  const { body } = await pages.inject({ url: '/' });
  expect(body).toContain('"extensions":false');
  expect(body).not.toContain('announcement');
  await pages.close();
});
