import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** For connecting, for the greeting, and for each silence after that, in milliseconds. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

type SmtpMessage = {
  from: string;
  to: string;
  /** The message; read only once the server has asked for it. */
  message: Readable;
  /** Closes the connection. */
  signal: AbortSignal;
};

/**
 * Sends one message in its own connection; fails with nodemailer's error, which has the server's
 * reply if there was one. Uses nodemailer's connection directly, since its transports read a
 * message before the server asks for it.
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
    // also after the end: errors of a finished connection don't matter
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
