import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../steps/accessibility';
import { makeAccount, makeJob, signIn } from '../../steps/hosts';
import { newPosting } from '../../steps/jobs';

type Received = { headers: IncomingHttpHeaders; text: string };

/** Starts an employer's program, which responds with the given status. */
const startProgram = async () => {
  const received: Received[] = [];
  const program = { status: 204 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, text: Buffer.concat(chunks).toString('utf8') });
      response.writeHead(program.status).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // listening on a network address, so not a path
  const { port } = server.address() as AddressInfo;
  return {
    ...{ received, url: `http://127.0.0.1:${port}/jobs` },
    answer: (status: number) => {
      program.status = status;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};

/** Whether a message is signed with the secret, as documented. */
const isSignedBy = ({ headers, text }: Received, secret: string): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`;
  const expected = createHmac('sha256', key).update(signed).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`);
};

test(
  'an owner adds a webhook, tests it, sees what was sent and sends it again',
  { tag: '@own-host' },
  async ({ page, app, request, problems }) => {
    // an address that is refused
    problems.allow(/status of 400|Error in addWebhook/);
    const program = await startProgram();
    const employer = await makeAccount(request, app, 'employer');
    await signIn(page, app, employer);
    await page.goto('/account');
    const webhooks = page.getByRole('main').getByRole('region', { name: 'Webhooks' });
    await webhooks.getByRole('button', { name: 'Add a webhook' }).click();
    const adding = page.getByRole('dialog', { name: 'Add a webhook' });
    await adding.getByLabel('Address').fill('http://10.0.0.1/jobs');
    await adding.getByLabel('Your password', { exact: true }).fill(employer.password);
    await expectAccessible(page);
    await adding.getByRole('button', { name: 'Add webhook' }).click();
    await expect(adding.getByText(/isn’t on the public internet/)).toBeVisible();
    await adding.getByLabel('Address').fill(program.url);
    await adding.getByRole('button', { name: 'Add webhook' }).click();
    const secret = await adding.getByLabel('Signing secret').inputValue();
    await adding.getByRole('button', { name: 'Done' }).click();
    const item = webhooks.getByRole('listitem');
    await expect(item).toContainText('nothing sent yet');
    await expectAccessible(page);

    program.answer(500);
    await item.getByRole('button', { name: `Messages to ${program.url}` }).click();
    const sent = page.getByRole('dialog', { name: 'Messages of the last 30 days' });
    await sent.getByRole('button', { name: 'Send a test' }).click();
    await expect(sent.getByRole('listitem')).toContainText('not delivered, returned 500');
    program.answer(204);
    await sent.getByRole('button', { name: /^Send again: Test/ }).click();
    await expect(sent.getByRole('listitem')).toContainText(': delivered, returned 204');
    await expectAccessible(page);
    await sent.getByRole('button', { name: 'Close' }).click();
    expect(program.received.map((each) => isSignedBy(each, secret))).toEqual([true, true]);

    await makeJob(request, app, employer, newPosting('Night Nurse'));
    await expect.poll(() => program.received.length).toBe(3);
    expect(JSON.parse(program.received[2]?.text ?? '')).toMatchObject({ type: 'job.published' });

    await item.getByRole('button', { name: `Edit ${program.url}` }).click();
    const editing = page.getByRole('dialog', { name: 'Edit webhook' });
    await editing.getByRole('checkbox', { name: /Job ended/ }).uncheck();
    await editing.getByRole('checkbox', { name: /^On/ }).uncheck();
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(item).toContainText('Off');
    await expect(item).not.toContainText('Job ended');
    await item.getByRole('button', { name: `New secret for ${program.url}` }).click();
    const replacing = page.getByRole('dialog', { name: 'Replace the secret?' });
    await replacing.getByRole('button', { name: 'Replace secret' }).click();
    await expect(replacing.getByLabel('Signing secret')).not.toHaveValue(secret);
    await replacing.getByRole('button', { name: 'Done' }).click();
    await expect(item).toContainText('the old secret works until');
    await item.getByRole('button', { name: `Delete ${program.url}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(item).toHaveCount(0);
    await program.stop();
  },
);
