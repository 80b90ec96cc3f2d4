import type { ClaimedSource, SourceProblem } from '../../repositories/sources/jobSources';
import type { Env } from '../../settings/env';
import { sendOutgoingRequest, type OutgoingRequest } from '../outgoing/call';
import { OutgoingError } from '../outgoing/outgoingError';
import { outgoingPolicyOf } from '../outgoing/outgoingPolicy';
import { isGzip, maxBytes } from './gunzip';

/** In milliseconds; longer than for webhooks, since responses may be large. */
const timeouts = { connect: 5_000, headers: 15_000, whole: 30_000 };

const json = ['application/json', 'text/json', 'text/plain', 'application/octet-stream'];
const types: Record<ClaimedSource['kind'], readonly string[]> = {
  greenhouse: json,
  lever: json,
  indeed: ['application/xml', 'text/xml', 'application/rss+xml', 'application/octet-stream'],
  csv: [
    ...['text/csv', 'text/plain', 'application/csv', 'application/octet-stream'],
    ...['application/vnd.ms-excel', 'text/tab-separated-values', 'application/x-ndjson'],
  ],
  jsonLd: ['text/html', 'application/xhtml+xml', 'application/ld+json', 'application/json'],
};

/** Content types of a gzip file, which don't say what it contains. */
const gzipTypes = ['application/gzip', 'application/x-gzip', 'application/octet-stream'];

/** How content of each kind begins, to recognize it if its type is missing or that of a page. */
const beginnings: Partial<Record<ClaimedSource['kind'], RegExp>> = {
  greenhouse: /^[{[]/,
  lever: /^[{[]/,
  indeed: /^<(?:\?xml|source|rss|jobs)\b/i,
};

/**
 * Whether a response is of the expected kind. Accepts a missing or HTML type, which many servers
 * send, if the content looks right.
 */
const isOfKind = (kind: ClaimedSource['kind'], type: string, body: Buffer): boolean => {
  if (types[kind].includes(type)) return true;
  const isUnnamed = type === '' || type === 'text/html';
  // the content is checked once it is unpacked
  if (isGzip(body)) return isUnnamed || gzipTypes.includes(type);
  if (!isUnnamed) return false;
  const beginning = body
    .subarray(0, 200)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return beginnings[kind]?.test(beginning) ?? type === '';
};

export type Fetched =
  | {
      kind: 'read';
      bytes: Buffer;
      /** The encoding named by the response's content type. */
      charset?: string;
      url: string;
      etag: string | null;
      lastModified: string | null;
    }
  /** Not changed since it was last read. */
  | { kind: 'unchanged' }
  | { kind: 'failed'; problem: SourceProblem; status: number | null; retryAfter: number }
  | { kind: 'stopped' };

export type SourceCall = Pick<OutgoingRequest, 'signal' | 'timeouts'>;
type Asked = Pick<ClaimedSource, 'kind' | 'etag' | 'lastModified'> & { url: string };

/**
 * Returns the seconds that a `Retry-After` header asks to wait, at most a week; 0 if it is missing
 * or invalid.
 */
const retryAfterOf = (header: string | undefined): number => {
  const seconds = /^\d+$/.test(header ?? '')
    ? Number(header)
    : (Date.parse(header ?? '') - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), 7 * 86_400) : 0;
};

const charsetOf = (type: string | undefined): string | undefined =>
  /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(type ?? '')?.[1];

/**
 * Returns a validator that can be sent back as a header value; null if it is too long or has other
 * characters.
 */
const validatorOf = (header: string | undefined): string | null =>
  header !== undefined && header.length <= 500 && /^[\u0020-\u007e]+$/.test(header) ? header : null;

/**
 * Fetches a source's address; conditional, so that the server can answer that nothing has changed.
 * Failures are returned rather than thrown.
 */
export const fetchSource = async (
  env: Env,
  { url, kind, etag, lastModified }: Asked,
  call: SourceCall = {},
): Promise<Fetched> => {
  try {
    const answer = await sendOutgoingRequest(url, outgoingPolicyOf(env), {
      method: 'GET',
      headers: {
        accept: `${types[kind].join(', ')}, */*;q=0.1`,
        'user-agent': 'Jobline-Imports',
        ...(etag !== null && { 'if-none-match': etag }),
        ...(lastModified !== null && { 'if-modified-since': lastModified }),
      },
      redirects: 5,
      maxBytes,
      timeouts,
      ...call,
    });
    const { status, headers } = answer;
    if (status === 304 && (etag !== null || lastModified !== null)) return { kind: 'unchanged' };
    if (status !== 200)
      return {
        kind: 'failed',
        problem: 'status',
        status,
        retryAfter: retryAfterOf(headers['retry-after']),
      };
    const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!isOfKind(kind, type, answer.body))
      return { kind: 'failed', problem: 'type', status, retryAfter: 0 };
    const charset = charsetOf(headers['content-type']);
    return {
      kind: 'read',
      bytes: answer.body,
      ...(charset !== undefined && { charset }),
      url: answer.url,
      etag: validatorOf(headers.etag),
      lastModified: validatorOf(headers['last-modified']),
    };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    const { problem } = error;
    return problem === 'stopped'
      ? { kind: 'stopped' }
      : { kind: 'failed', problem, status: null, retryAfter: 0 };
  }
};
