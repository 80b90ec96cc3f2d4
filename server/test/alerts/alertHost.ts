import sql from 'sql-template-tag';
import { matchNewJobs } from '../../services/alerts/matchJobs';
import { sendDueAlerts } from '../../services/alerts/sendAlerts';
import { startMailer } from '../../services/mail/worker';
import { refreshSearchStatistics } from '../../services/search/searchUpkeep';
import type { Wire } from '../../wire';
import { asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { mailRows, openSmtp, type Received, type TestSmtp } from '../smtp';
import { waitFor } from '../waitFor';

export const origin = 'https://jobs.example';

/** Opens a host that mails through a mail server, for the tests of a file. */
export const alertHost = (settings: Record<string, string> = {}) => {
  let smtp: TestSmtp;
  let host: TestHost;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    smtp = await openSmtp();
    host = await openHost({ SMTP_URL: smtp.url, PUBLIC_URL: origin, ...settings });
    await addCategories(host);
    await refreshSearchStatistics(host.db);
    stop = startMailer(host.context);
  });
  afterAll(async () => {
    await stop();
    await host.close();
    await smtp.close();
  });

  /**
   * Returns all mails sent to an address so far, except those of a registration, once none is
   * waiting.
   */
  const mailsTo = async (address: string): Promise<Received[]> => {
    await waitFor(async () =>
      (await mailRows(host.db)).every(({ state }) => state === 'sent') ? true : undefined,
    );
    return smtp.received.filter(
      ({ to, mail }) => to.includes(address) && !/^Confirm your email/.test(mail.subject ?? ''),
    );
  };
  /**
   * Runs the alert upkeep at a given time of the host's clock; returns the number of alerts sent.
   */
  const runAlertsAt = async (now: Date | string): Promise<number> => {
    await matchNewJobs(host.db);
    return sendDueAlerts(host.context, origin, undefined, () => new Date(now));
  };
  const emailOf = ({ username }: Person): string => `${username}@mail.example`;
  const confirmEmail = ({ id }: Person) =>
    host.db.execute(sql`UPDATE job_seekers SET email_verified_at = now() WHERE id = ${id}`);
  /** Registers a job seeker and confirms the address. */
  const aSeeker = async (): Promise<Person> => {
    const person = await asSeeker(host);
    await confirmEmail(person);
    return person;
  };
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
    remoteAddress = '127.0.0.1',
  ) =>
    host.app.inject({
      method,
      url: `/api${url}`,
      headers,
      remoteAddress,
      ...(payload && { payload }),
    });
  const alertsOf = async (person: Person): Promise<Wire<'JobAlert'>[]> =>
    (await call('GET', '/job-alerts', undefined, person.headers)).json();
  return {
    host: () => host,
    smtp: () => smtp,
    mailsTo,
    runAlertsAt,
    emailOf,
    confirmEmail,
    aSeeker,
    call,
    alertsOf,
  };
};

/** Returns the secret in a mail's link to a page, after the `#`. */
export const fragmentIn = (received: Received | undefined, page: string): string =>
  new RegExp(`${origin}/${page}#(\\S+)`).exec(received?.mail.text ?? '')?.[1] ?? '';
/** Returns the ids of the jobs in an alert's mail, in order. */
export const jobsIn = (received: Received | undefined): string[] =>
  [
    ...(received?.mail.text ?? '').matchAll(
      new RegExp(`${origin}/singlejobdescription/jobdescription/(\\S+)`, 'g'),
    ),
  ].map(([, id = '']) => id);
/** Returns when an alert is due next; throws if it isn't due. */
export const due = (alert: { nextAt: string | null }): Date => {
  if (alert.nextAt === null) throw new Error('It is not due.');
  return new Date(alert.nextAt);
};
