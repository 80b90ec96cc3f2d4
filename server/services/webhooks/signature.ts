import { createHmac, randomBytes } from 'node:crypto';

/** What a webhook's secret begins with, as Standard Webhooks has it. */
const secretPrefix = 'whsec_';
/** 256 bits, as it is stored. */
export const newWebhookSecret = (): Buffer => randomBytes(32);
/** As its owner gets it, once. */
export const secretText = (secret: Buffer): string => `${secretPrefix}${secret.toString('base64')}`;

type Signed = { id: string; timestamp: string; body: string };

/** The headers that say who sent it and when: a signature by each secret that counts. */
export const signatureHeaders = (
  secrets: readonly Buffer[],
  { id, timestamp, body }: Signed,
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': timestamp,
  'webhook-signature': secrets
    .map((secret) => createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`))
    .map((hmac) => `v1,${hmac.digest('base64')}`)
    .join(' '),
});
