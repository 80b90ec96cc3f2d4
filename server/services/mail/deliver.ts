import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Env } from '../../env';
import type { ClaimedMail } from '../../repositories/mail/mails';
import { composeMessage } from './message';
import { sendViaSmtp } from './smtp';

/**
 * What became of a mail: `sent`; `unsure`, handed over whole but without an answer; `again`, not
 * delivered for now; `failed`, refused for good. Errors hold no address and no text of the mail.
 */
type Outcome = { state: 'sent' } | { state: 'unsure' | 'again' | 'failed'; error: string };

type Delivery = {
  mail: ClaimedMail;
  /** Writes down that the mail is about to be with the server; fails where it must not be. */
  handOver: () => Promise<void>;
  /** Gives up what isn't done. */
  signal: AbortSignal;
};
export type Deliver = (delivery: Delivery) => Promise<Outcome>;

type SmtpError = { code?: string; command?: string; responseCode?: number };
const detailsOf = (error: unknown): SmtpError =>
  error instanceof Error ? (error as SmtpError) : {}; // nodemailer's fields, all of them optional
const describe = ({ code, command, responseCode }: SmtpError) =>
  [code ?? 'error', command && `at ${command}`, responseCode && `answered ${responseCode}`]
    .filter(Boolean)
    .join(' ');

/**
 * Whether a refusal is about this mail, and not about the log-in or the connection, and is meant
 * for good.
 */
const isFinal = ({ code, command, responseCode = 0 }: SmtpError) => {
  if (code === 'EENVELOPE' && responseCode === 0) return true;
  return responseCode >= 500 && /^(MAIL FROM|RCPT TO|DATA)$/.test(command ?? '');
};

/**
 * Over a mail server. The message's last line leaves only after `handOver`, so a host that ends before
 * it has delivered nothing.
 */
const bySmtp =
  (env: Env, url: string): Deliver =>
  async ({ mail, handOver, signal }) => {
    const bytes = await composeMessage(mail, env.mailFrom);
    let handedOver = false;
    let over = false;
    const parts = async function* () {
      yield bytes;
      await handOver();
      if (over) throw new Error('The connection was lost meanwhile.');
      handedOver = true;
    };
    const message = Readable.from(parts(), { objectMode: false });
    // the connection listens only while it reads
    message.on('error', () => {});
    try {
      await sendViaSmtp(url, { from: env.mailFrom.address, to: mail.recipient, message, signal });
      return { state: 'sent' };
    } catch (error) {
      over = true;
      const details = detailsOf(error);
      const said = describe(details);
      if (isFinal(details)) return { state: 'failed', error: said };
      // an answer is an answer; without one, the message may be there
      if (handedOver && details.responseCode === undefined) return { state: 'unsure', error: said };
      return { state: 'again', error: said };
    } finally {
      message.destroy();
    }
  };

/**
 * Into files that a mail program opens, where no mail server is named. A name appears only with the
 * whole file behind it.
 */
const byFile = (env: Env): Deliver => {
  const folder = path.join(env.dataDir, 'outbox');
  return async ({ mail, handOver }) => {
    const message = await composeMessage(mail, env.mailFrom);
    const name = `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
    const temporary = path.join(folder, `.${name}.${randomBytes(4).toString('hex')}`);
    try {
      // by itself: the mode of the outbox is not that of the folder above, which the embedded
      // database's user must be able to enter
      await fs.mkdir(env.dataDir, { recursive: true });
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await fs.writeFile(temporary, message, { mode: 0o600, flag: 'wx' });
      await handOver();
      await fs.rename(temporary, path.join(folder, name));
      return { state: 'sent' };
    } catch (error) {
      await fs.rm(temporary, { force: true }).catch(() => {});
      return { state: 'again', error: `outbox: ${describe(detailsOf(error))}` };
    }
  };
};

/** How this host sends: by SMTP_URL, else into DATA_DIR/outbox. */
export const deliverBy = (env: Env): Deliver =>
  env.smtpUrl === undefined ? byFile(env) : bySmtp(env, env.smtpUrl);
