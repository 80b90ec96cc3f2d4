import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** Timeouts for connecting, for the greeting, and for inactivity after that, in milliseconds. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

type SmtpMessage = {
  from: string;
  to: string;
  /** The message; read only after the server has asked for it. */
  message: Readable;
  /** Closes the connection. */
  signal: AbortSignal;
};

/**
 * Sends one message over its own connection; rejects with nodemailer's error, which contains the
 * server's reply if there was one. Uses nodemailer's connection directly, since its transports read
 * a message before the server asks for it.
 */
export const sendViaSmtp = (
  url: string,
  { from, to, message, signal }: SmtpMessage,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const { auth, ...options } = parseConnectionUrl(url);
    const connection = new SMTPConnection({ ...options, ...timeouts, logger: false });
    const end = (error: Error | null | undefined) => {
      signal.removeEventListener('abort', abort);
      if (error) {
        reject(error);
        connection.close();
      } else {
        resolve();
        connection.quit();
      }
    };
    const abort = () => end(new Error('Given up.'));
    const send = () => connection.send({ from, to: [to] }, message, end);
    // stays registered: errors after the end are ignored
    connection.on('error', end);
    signal.addEventListener('abort', abort);
    connection.connect((error) => {
      if (error) end(error);
      else if (auth?.user !== undefined && connection.allowsAuth)
        connection.login(
          { user: auth.user, credentials: { user: auth.user, pass: auth.pass ?? '' } },
          (refused) => {
            if (refused) end(refused);
            else send();
          },
        );
      else send();
    });
    if (signal.aborted) abort();
  });
