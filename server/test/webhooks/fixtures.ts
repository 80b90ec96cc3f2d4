import sql from 'sql-template-tag';
import { sendDue } from '../../services/webhooks/sender';
import type { Wire } from '../../wire';
import { call } from '../companies/companyFixtures';
import { openHost, type Person, type TestHost } from '../host';

export const origin = 'https://jobs.example';

/** Opens a host that may send webhooks to this machine; its mails stay in the queue. */
export const openWebhookHost = (): Promise<TestHost> =>
  openHost({ OUTGOING_LOOPBACK: 'on', WEBHOOK_HTTP: 'on', PUBLIC_URL: origin });

type Changes = Partial<Wire<'WebhookInput'>>;
export const add = (host: TestHost, person: Person, url: string, changes: Changes = {}) =>
  call(host, person, 'POST', '/company/webhooks', {
    ...{ url, events: ['application.received', 'job.published', 'job.ended'] },
    ...{ password: person.password, ...changes },
  });
export const added = async (
  ...given: Parameters<typeof add>
): Promise<{ id: string; secret: string }> => {
  const answer = await add(...given);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { record, secret } = answer.json();
  return { id: record._id, secret };
};
export const list = async (host: TestHost, person: Person): Promise<Wire<'Webhook'>[]> =>
  (await call(host, person, 'GET', '/company/webhooks')).json();
export const deliveries = async (
  host: TestHost,
  person: Person,
  id: string,
): Promise<Wire<'WebhookDelivery'>[]> =>
  (await call(host, person, 'GET', `/company/webhooks/${id}/deliveries`)).json().items;

/** Sends all deliveries that are due. */
export const send = (host: TestHost): Promise<void> => sendDue(host.context, { origin });
/** Makes all waiting deliveries due now. */
export const hurry = ({ db }: TestHost): Promise<number> =>
  db.execute(
    sql`UPDATE webhook_deliveries SET next_at = now() - interval '1 second' WHERE state = 'waiting'`,
  );
