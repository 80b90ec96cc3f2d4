import { AwsClient } from 'aws4fetch';
import type { FilesSettings } from '../../settings/filesSettings';
import { FilesUnavailable, placeOf, type Store } from './store';

/** How long one request may take, in milliseconds. */
const requestTimeout = 8_000;

type Bucket = Extract<FilesSettings, { kind: 'bucket' }>;
/** Sends one signed request; fails where there is no answer. */
type Send = (method: string, key: string, body?: Buffer) => Promise<Response>;

const senderTo = ({ url, region, accessKeyId, secretAccessKey, sessionToken }: Bucket): Send => {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
    region,
    service: 's3',
    // after answers of 5xx and 429, each after a longer delay
    retries: 2,
    initRetryMs: 100,
  });
  return async (method, key, body) => {
    // the key is the hash of the body that the signature covers
    const headers = body && {
      'x-amz-content-sha256': key,
      'content-type': 'application/octet-stream',
    };
    try {
      return await client.fetch(`${url}/${placeOf(key)}`, {
        method,
        ...(body && { body: new Uint8Array(body), headers }),
        // nothing that is signed goes anywhere else
        redirect: 'error',
        signal: AbortSignal.timeout(requestTimeout),
      });
    } catch (error) {
      throw new FilesUnavailable(reasonOf(error), error);
    }
  };
};

/** Its body is read to the end, so that the connection can be used again. */
const refuse = async (answer: Response): Promise<never> => {
  const text = await answer.text().catch(() => '');
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text.slice(0, 2000))?.[1];
  throw new FilesUnavailable(`${answer.status}${code === undefined ? '' : ` ${code}`}`);
};

/**
 * A bucket of an S3-compatible store, by the three calls that every one of them has. The bucket is
 * part of the path, as stores beside Amazon's expect it.
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
        // a bucket that isn't there is no file that is missing
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

/** fetch says "fetch failed", and its cause why. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};
