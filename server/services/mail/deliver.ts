import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ClaimedMail } from '../../repositories/mail/mails';
import type { Env } from '../../settings/env';
import { composeMessage } from './message';
import { outboxFolder } from './outboxFiles';
import { sendViaSmtp } from './smtp';

/**
 * The outcome for a mail: `sent`; `unsure`: fully handed over but without a reply; `again`: not
 * delivered for now; `failed`: permanently refused. Errors contain no address and no text of the
 * mail.
 */
type Outcome = { state: 'sent' } | { state: 'unsure' | 'again' | 'failed'; error: string };

type Delivery = {
  mail: ClaimedMail;
  /**
   * Records that the mail is about to be handed over to the server; rejects if it must no longer be
   * sent.
   */
  handOver: () => Promise<void>;
  /** Cancels the delivery. */
  signal: AbortSignal;
};
export type Deliver = (delivery: Delivery) => Promise<Outcome>;

type SmtpError = { code?: string; command?: string; responseCode?: number };
const detailsOf = (error: unknown): SmtpError =>
  error instanceof Error ? (error as SmtpError) : {}; // nodemailer's fields, all of them optional
const describeError = ({ code, command, responseCode }: SmtpError) =>
  [code ?? 'error', command && `at ${command}`, responseCode && `answered ${responseCode}`]
    .filter(Boolean)
    .join(' ');

/** Whether a refusal is permanent and caused by this mail, not by the login or the connection. */
const isFinal = ({ code, command, responseCode = 0 }: SmtpError) => {
  if (code === 'EENVELOPE' && responseCode === 0) return true;
  return responseCode >= 500 && /^(MAIL FROM|RCPT TO|DATA)$/.test(command ?? '');
};

/**
 * Sends through a mail server. The end of the message is sent only after `handOver`, so a host that
 * ends before that has delivered nothing.
 */
const sendBySmtp =
  (env: Env, url: string): Deliver =>
  async ({ mail, handOver, signal }) => {
    const bytes = await composeMessage(mail, env.mailFrom);
    let handedOver = false;
    let closed = false;
    const parts = async function* () {
      yield bytes;
      await handOver();
      if (closed) throw new Error('The connection was lost meanwhile.');
      handedOver = true;
    };
    const message = Readable.from(parts(), { objectMode: false });
    // the stream may fail after the connection has stopped reading it
    message.on('error', () => {});
    try {
      await sendViaSmtp(url, { from: env.mailFrom.address, to: mail.recipient, message, signal });
      return { state: 'sent' };
    } catch (error) {
      closed = true;
      const details = detailsOf(error);
      const reason = describeError(details);
      if (isFinal(details)) return { state: 'failed', error: reason };
      // without a reply, the message may have arrived
      if (handedOver && details.responseCode === undefined)
        return { state: 'unsure', error: reason };
      return { state: 'again', error: reason };
    } finally {
      message.destroy();
    }
  };

const isThere = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/** Writes a file durably (flushed to disk), and atomically under its name. */
const writeWhole = async (folder: string, name: string, content: Buffer) => {
  const temporary = path.join(folder, `.${name}.${randomBytes(4).toString('hex')}`);
  try {
    await fs.writeFile(temporary, content, { mode: 0o600, flag: 'wx', flush: true });
    await fs.rename(temporary, path.join(folder, name));
  } catch (error) {
    await fs.rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
  const entry = await fs.open(folder);
  try {
    await entry.sync();
  } finally {
    await entry.close();
  }
};

/**
 * Writes mails as files that a mail program can open, if no mail server is configured. A file is
 * named by its mail's id, so that a host that retries another one's mail doesn't write it twice,
 * and nothing has to be recorded beforehand.
 */
const writeToOutbox = (env: Env): Deliver => {
  const folder = outboxFolder(env.dataDir);
  return async ({ mail }) => {
    const message = await composeMessage(mail, env.mailFrom);
    const name = `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
    try {
      // created separately: the outbox's mode must not apply to the folder above, which the
      // embedded database's user has to access
      await fs.mkdir(env.dataDir, { recursive: true });
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      if (!(await isThere(path.join(folder, name)))) await writeWhole(folder, name, message);
      return { state: 'sent' };
    } catch (error) {
      return { state: 'again', error: `outbox: ${describeError(detailsOf(error))}` };
    }
  };
};

/** Returns how this host sends mail: by SMTP_URL, otherwise into DATA_DIR/outbox. */
export const makeDeliver = (env: Env): Deliver =>
  env.smtpUrl === undefined ? writeToOutbox(env) : sendBySmtp(env, env.smtpUrl);
