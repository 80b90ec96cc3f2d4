import fs from 'node:fs';
import path from 'node:path';
import sql from 'sql-template-tag';
import { startMailer } from '../../services/mail/worker';
import { asSeeker, openHost, type Person, type TestHost } from '../host';
import { readOutbox, tokenIn } from '../outbox';
import { mailRows } from '../smtp';

type Headers = Record<string, string>;

/**
 * Opens a host with rate limits and an outbox for the tests of a file, with helpers for what job
 * seekers do about their addresses.
 */
export const mailedHost = () => {
  let host: TestHost;
  let dataDir: string;
  let outbox: ReturnType<typeof readOutbox>;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    dataDir = path.join(fs.mkdtempSync('/tmp/jobline-mail-'), 'data');
    outbox = readOutbox(dataDir);
    host = await openHost({
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://jobs.example',
      RATE_LIMITS: 'on',
    });
    stop = startMailer(host.context);
  });
  afterAll(async () => {
    await stop();
    await host.close();
    fs.rmSync(path.dirname(dataDir), { recursive: true });
  });

  let networks = 0;
  /** Returns a new network address, so that each test has its own rate limits. */
  const nextNetwork = () => `198.51.100.${(networks += 1)}`;
  const call = (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
    headers: Headers = {},
    remoteAddress = '127.0.0.1',
  ) =>
    host.app.inject({
      method,
      url: `/api${url}`,
      headers,
      remoteAddress,
      ...(payload && { payload }),
    });
  const emailOf = ({ username }: Person) => `${username}@mail.example`;
  const changeTo = (person: Person, emailjobseek: string) =>
    call('PUT', `/jobseeker/jobseekers/${person.id}`, { emailjobseek }, person.headers);
  const verify = async (address: string) => {
    const token = tokenIn((await outbox.mailTo(address, /Confirm/)).text, 'verifyemail');
    return (await call('POST', '/email-verifications', { token })).statusCode;
  };
  /** Registers a job seeker and confirms the address. */
  const aConfirmedSeeker = async () => {
    const person = await asSeeker(host);
    expect(await verify(emailOf(person))).toBe(204);
    return person;
  };
  const askReset = async (email: string) => {
    const asked = await call('POST', '/password/reset-requests', { role: 'jobseeker', email });
    expect(asked.statusCode).toBe(202);
  };
  const logIn = (person: Person, password = person.password) =>
    call('POST', '/jobseeker/jobseekers/login', {
      usernamejobseek: person.username,
      passwordnamejobseek: password,
    });
  const emailState = async (person: Person) =>
    (await call('GET', '/email-verification', undefined, person.headers)).json();
  const undoToken = async (address: string) =>
    tokenIn((await outbox.mailTo(address, /email address.*changed/)).text, 'undoemail');
  const undo = (token: string) => call('POST', '/email-undos', { token });
  const kindsTo = async (address: string) =>
    (await mailRows(host.db)).flatMap(({ recipient, kind }) => (recipient === address ? kind : []));
  const audited = async ({ id }: Person) =>
    (
      await host.db.query<{ action: string }>(
        sql`SELECT action FROM audit_log WHERE record_id = ${id} ORDER BY id`,
      )
    ).map(({ action }) => action);
  return {
    host: () => host,
    outbox: () => outbox,
    nextNetwork,
    call,
    emailOf,
    changeTo,
    verify,
    aConfirmedSeeker,
    askReset,
    logIn,
    emailState,
    undoToken,
    undo,
    kindsTo,
    audited,
  };
};
