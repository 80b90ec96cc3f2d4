import fs from 'node:fs';
import path from 'node:path';
import sql from 'sql-template-tag';
import { claimMail } from '../../repositories/mail/mails';
import { makeDeliver } from '../../services/mail/deliver';
import { startMailer } from '../../services/mail/worker';
import { openHost, type TestHost } from '../host';
import { queueTestMail } from '../mail/queueTestMail';
import { mailRows, openSmtp } from '../smtp';
import { waitFor } from '../waitFor';

let host: TestHost;
const dataDir = fs.mkdtempSync('/tmp/jobline-outbox-');
const outbox = path.join(dataDir, 'outbox');
const files = () => (fs.existsSync(outbox) ? fs.readdirSync(outbox) : []);
beforeAll(async () => {
  host = await openHost({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await host.close();
  fs.rmSync(dataDir, { recursive: true });
});

test('a host that ended before or after it wrote a mail: there is one file, within a minute', async () => {
  await queueTestMail(host, { to: 'unwritten@mail.example' });
  await queueTestMail(host, { to: 'written@mail.example' });
  const [unwritten, written] = [await claimMail(host.db), await claimMail(host.db)];
  if (unwritten === undefined || written === undefined) throw new Error('Nothing was queued.');
  await makeDeliver(host.env)({
    mail: written,
    handOver: async () => {},
    signal: new AbortController().signal,
  });
  expect(files()).toHaveLength(1);
  const [file = ''] = files();
  const before = fs.statSync(path.join(outbox, file)).mtimeMs;
  await host.db.execute(sql`UPDATE mails SET claimed_at = now() - interval '41 seconds'`);
  const stop = startMailer(host.context);
  await waitFor(
    async () => (await mailRows(host.db)).every(({ state }) => state === 'sent'),
    20_000,
  );
  await stop();
  expect(files()).toHaveLength(2);
  expect(fs.statSync(path.join(outbox, file)).mtimeMs).toBe(before);
});

test('a host that is still at a mail keeps it, however long it takes', async () => {
  const smtp = await openSmtp();
  smtp.next('hang at the recipient');
  const stop = startMailer({ ...host.context, env: { ...host.env, smtpUrl: smtp.url } });
  const id = await queueTestMail(host, { to: 'slow@mail.example' });
  await waitFor(async () => (await mailRows(host.db)).some(({ state }) => state === 'sending'));
  await host.db.execute(
    sql`UPDATE mails SET claimed_at = claimed_at - interval '30 seconds' WHERE id = ${id}`,
  );
  const kept = waitFor(
    async () =>
      (
        await host.db.query(
          sql`SELECT 1 FROM mails WHERE id = ${id} AND attempts = 1 AND claimed_at > now() - interval '20 seconds'`,
        )
      ).length === 1,
    20_000,
  );
  expect(await kept).toBe(true);
  await stop();
  await smtp.close();
});
