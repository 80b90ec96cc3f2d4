import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import sql from 'sql-template-tag';
import type { Database } from '../database/database';

/** How the server treats the next conversation; after the last one, every mail is accepted. */
export type Behaviour =
  | 'take'
  | 'drop at the greeting'
  | 'drop before the data'
  | 'drop in the data'
  | 'drop after the last line'
  | 'hang at the recipient'
  | 'hang after the last line'
  | 'no log-in'
  | 'recipient later'
  | 'recipient never'
  | 'data later'
  | 'data never';
export type Received = { from: string; to: string[]; raw: string; mail: Email };
export type TestSmtp = {
  url: string;
  port: number;
  received: Received[];
  /** the number of conversations started */
  conversations: () => number;
  next: (...behaviours: Behaviour[]) => void;
  /** Registers a listener for the first chunk of each message's data. */
  onData: (listener: () => void) => void;
  close: () => Promise<void>;
};

const refusal = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

/** Starts an SMTP server on a loopback port. */
export const openSmtp = async (port = 0): Promise<TestSmtp> => {
  const received: Received[] = [];
  const coming: Behaviour[] = [];
  const sockets = new Set<Socket>();
  let begun = 0;
  let now: Behaviour = 'take';
  let dataSeen = (): void => undefined;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    authMethods: ['PLAIN'],
    disableReverseLookup: true,
    logger: false,
    hideSTARTTLS: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      begun += 1;
      now = coming.shift() ?? 'take';
      if (now === 'drop at the greeting') drop();
      else if (now === 'no log-in') done(refusal(554, 'Not today'));
      else done();
    },
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'board' && password === 'p@ss') done(null, { user: username });
      else done(refusal(535, 'Wrong password'));
    },
    onRcptTo: (_address, _session, done) => {
      if (now === 'recipient later') done(refusal(450, 'Mailbox busy'));
      else if (now === 'recipient never') done(refusal(550, 'No such mailbox'));
      else if (now === 'drop before the data') drop();
      else if (now !== 'hang at the recipient') done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (chunks.length === 0) dataSeen();
        chunks.push(chunk);
        if (now === 'drop in the data') drop();
      });
      stream.on('end', () => {
        void (async () => {
          if (now === 'data later') return done(refusal(451, 'Try again'));
          if (now === 'data never') return done(refusal(554, 'Not wanted'));
          const raw = Buffer.concat(chunks);
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            raw: raw.toString('utf8'),
            mail: await PostalMime.parse(raw),
          });
          if (now === 'drop after the last line') drop();
          else if (now !== 'hang after the last line') done();
        })();
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  // listening on a network address, so not a path
  const listening = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    received,
    conversations: () => begun,
    next: (...behaviours) => {
      coming.push(...behaviours);
    },
    onData: (listener) => {
      dataSeen = listener;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        drop();
      }),
  };
};

export type MailRow = {
  id: string;
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text_body: string;
  html_body: string;
  state: string;
  attempts: number;
  last_error: string | null;
  handed_at: Date | null;
  waits: number;
};
/** Returns the queue, oldest first; `waits` is the seconds until the next try. */
export const mailRows = (db: Database): Promise<MailRow[]> =>
  db.query<MailRow>(sql`
  SELECT id, kind, recipient, reply_to, subject, text_body, html_body, state, attempts, last_error, handed_at, extract(epoch FROM next_at - now())::float8 AS waits FROM mails ORDER BY created_at, id`);
