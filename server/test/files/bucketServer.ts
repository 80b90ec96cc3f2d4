import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';

export type BucketServer = {
  url: string;
  objects: Map<string, Buffer>;
  /** returned for every request while it is set */
  fault: { status: number; code: string } | undefined;
  /** methods and paths of the requests with a valid signature */
  asked: string[];
  close: () => Promise<void>;
};
const secret = { id: 'test-id', key: 'test/secret+key' };
export const bucketKeys = { AWS_ACCESS_KEY_ID: secret.id, AWS_SECRET_ACCESS_KEY: secret.key };
export const region = 'test-region-1';
export const bucket = 'test-bucket';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/**
 * Returns why a request isn't validly signed with the test key by Signature Version 4. Written from
 * the specification (docs.aws.amazon.com, "Create a signed AWS API request"), independently of the
 * client's code.
 */
const faultOf = (request: http.IncomingMessage, body: Buffer): string | undefined => {
  const [, id, day, scopeRegion, service, names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  if (id !== secret.id || scopeRegion !== region || service !== 's3') return 'InvalidAccessKeyId';
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return 'AccessDenied';
  const date = String(request.headers['x-amz-date']);
  const [, year, month, dayOfMonth, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? [];
  const at = Date.parse(`${year}-${month}-${dayOfMonth}T${hour}:${minute}:${second}Z`);
  if (!date.startsWith(day ?? '?') || !(Math.abs(Date.now() - at) < 900_000))
    return 'RequestTimeTooSkewed';
  const hash = String(request.headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  if (body.length > 0 && hash === 'UNSIGNED-PAYLOAD') return 'XAmzContentSHA256Mismatch';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [
    request.method,
    path,
    query,
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (last, part) => hmac(last, part),
    hmac(`AWS4${secret.key}`, day ?? ''),
  );
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))
    ? undefined
    : 'SignatureDoesNotMatch';
};

const answerTo = (
  server: BucketServer,
  method: string,
  path: string,
  body: Buffer,
): { status: number; body?: Buffer | string } => {
  if (!path.startsWith(`/${bucket}/`))
    return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
  if (method === 'PUT') {
    server.objects.set(path, body);
    return { status: 200 };
  }
  if (method === 'DELETE') {
    server.objects.delete(path);
    return { status: 204 };
  }
  const object = server.objects.get(path);
  return object
    ? { status: 200, body: object }
    : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
};

/**
 * Starts a server with the S3 calls that the host uses; it refuses requests without a valid
 * signature.
 */
export const startBucketServer = async (): Promise<BucketServer> => {
  const listener = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const { method = '', url = '' } = request;
      const wrong = faultOf(request, body);
      if (wrong !== undefined) {
        response.writeHead(403).end(`<Error><Code>${wrong}</Code></Error>`);
        return;
      }
      server.asked.push(`${method} ${url}`);
      if (server.fault) {
        const { status, code } = server.fault;
        response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
        return;
      }
      const answer = answerTo(server, method, url, body);
      response.writeHead(answer.status).end(answer.body);
    });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const server: BucketServer = {
    url: `http://127.0.0.1:${address.port}`,
    objects: new Map(),
    fault: undefined,
    asked: [],
    close: async () => {
      listener.close();
      listener.closeAllConnections();
      if (listener.listening) await once(listener, 'close');
    },
  };
  return server;
};
