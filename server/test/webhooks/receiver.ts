import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { headers: IncomingHttpHeaders; text: string };

/** A stand-in for an employer's program that receives webhooks. */
export type Receiver = {
  url: string;
  received: Received[];
  /** Sets the response from now on; 204 by default. */
  answer: (how: (response: ServerResponse) => void) => void;
  close: () => Promise<void>;
};

export const openReceiver = async (): Promise<Receiver> => {
  const received: Received[] = [];
  let how = (response: ServerResponse): void => {
    response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, text: Buffer.concat(chunks).toString('utf8') });
      how(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // listening on a network address, so not a path
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: (next) => {
      how = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/**
 * Returns a message's body after verifying it by the Standard Webhooks specification alone; throws
 * if it is invalid.
 */
export const verify = ({ headers, text }: Received, secret: string): Record<string, unknown> => {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': signed } = headers;
  if (Math.abs(Date.now() / 1000 - Number(sentAt)) > 300) throw new Error('It is too old.');
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(sentAt)}.${text}`)
    .digest();
  const matches = String(signed)
    .split(' ')
    .map((each) => each.split(','))
    .filter(([version]) => version === 'v1')
    .map(([, signature = '']) => Buffer.from(signature, 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
  if (!matches) throw new Error('It is signed by somebody else.');
  return JSON.parse(text) as Record<string, unknown>; // an object, as in the contract
};
