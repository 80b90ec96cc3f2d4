import { AwsClient } from 'aws4fetch';
import type { FilesSettings } from '../../settings/filesSettings';
import { FilesUnavailable, placeOf, type Store } from './store';

/** Timeout of a request, in milliseconds. */
const requestTimeout = 8_000;

type Bucket = Extract<FilesSettings, { kind: 'bucket' }>;
/** Sends one signed request; throws if there is no answer. */
type Send = (method: string, key: string, body?: Buffer) => Promise<Response>;

const senderTo = ({ url, region, accessKeyId, secretAccessKey, sessionToken }: Bucket): Send => {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
    region,
    service: 's3',
    // after 5xx and 429, with increasing delays
    retries: 2,
    initRetryMs: 100,
  });
  return async (method, key, body) => {
    // the key is the SHA-256 of the body, which the signature covers
    const headers = body && {
      'x-amz-content-sha256': key,
      'content-type': 'application/octet-stream',
    };
    try {
      return await client.fetch(`${url}/${placeOf(key)}`, {
        method,
        ...(body && { body: new Uint8Array(body), headers }),
        // a signed request must not follow a redirect
        redirect: 'error',
        signal: AbortSignal.timeout(requestTimeout),
      });
    } catch (error) {
      throw new FilesUnavailable(reasonOf(error), error);
    }
  };
};

/** Throws for an error answer. Reads the body to the end, so that the connection can be reused. */
const refuse = async (answer: Response): Promise<never> => {
  const text = await answer.text().catch(() => '');
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text.slice(0, 2000))?.[1];
  throw new FilesUnavailable(`${answer.status}${code === undefined ? '' : ` ${code}`}`);
};

/**
 * Creates a store on an S3-compatible bucket, using only the three calls that all of them support.
 * The bucket is part of the path, as stores other than Amazon's expect.
 */
export const bucketStore = (settings: Bucket): Store => {
  const send = senderTo(settings);
  return {
    put: async (key, bytes) => {
      const answer = await send('PUT', key, bytes);
      if (!answer.ok) await refuse(answer);
      await answer.arrayBuffer();
    },
    get: async (key) => {
      const answer = await send('GET', key);
      if (answer.status === 404) {
        // a missing bucket must not look like a missing file
        const text = await answer.text().catch(() => '');
        if (text.includes('NoSuchBucket')) throw new FilesUnavailable('404 NoSuchBucket');
        return undefined;
      }
      if (!answer.ok) await refuse(answer);
      try {
        return Buffer.from(await answer.arrayBuffer());
      } catch (error) {
        throw new FilesUnavailable(reasonOf(error), error);
      }
    },
    delete: async (key) => {
      const answer = await send('DELETE', key);
      if (!answer.ok && answer.status !== 404) await refuse(answer);
      await answer.arrayBuffer();
    },
  };
};

/** Returns why a fetch failed: its own message is only "fetch failed", the cause has the reason. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};
