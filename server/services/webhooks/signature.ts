import { createHmac, randomBytes } from 'node:crypto';

/** Prefix of a webhook's secret, as defined by Standard Webhooks. */
const secretPrefix = 'whsec_';
/** Creates a secret of 256 bits, in the form that is stored. */
export const newWebhookSecret = (): Buffer => randomBytes(32);
/** Formats a secret for its owner, who sees it only once. */
export const secretText = (secret: Buffer): string => `${secretPrefix}${secret.toString('base64')}`;

type Signed = { id: string; timestamp: string; body: string };

/**
 * Returns the headers that authenticate a message: its id, its time, and a signature by each valid
 * secret.
 */
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
