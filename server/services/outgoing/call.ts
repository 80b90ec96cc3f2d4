import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { errorCode } from '../../errorCode';
import { parsedUrl } from '../../parsedUrl';
import { OutgoingError } from './outgoingError';
import { readOutgoingUrl, type OutgoingPolicy } from './outgoingUrl';
import { checkedAddresses } from './publicAddress';
import { readBody } from './readBody';
import type { Address } from './resolveName';

/** In milliseconds: until connected, from then until the answer begins, and in total. */
type Timeouts = { connect: number; headers: number; whole: number };
const defaultTimeouts: Timeouts = { connect: 5_000, headers: 10_000, whole: 15_000 };
const maxHeaderSize = 16 * 1024;

export type OutgoingRequest = {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Maximum number of redirects; a POST never follows any. */
  redirects: number;
  /** Maximum size of the uncompressed answer, in bytes; 0: the body isn't read. */
  maxBytes: number;
  /** Accepted content types; all by default. */
  types?: readonly string[];
  timeouts?: Partial<Timeouts>;
  /** Aborts the call. */
  signal?: AbortSignal;
};
export type OutgoingResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The final URL. */
  url: string;
};

/** Connects to the addresses that were checked, whatever the name resolves to by then. */
const pinnedTo =
  (addresses: readonly Address[]): LookupFunction =>
  (_hostname, options, done) => {
    const [first] = addresses;
    if (options.all === true) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };

/** Whether Node's or OpenSSL's error code means an invalid certificate. */
const isCertificateCode = (code: string): boolean =>
  /CERT|SIGNATURE|ERR_TLS|ERR_SSL|EPROTO/.test(code);

type Ends = { stopped: AbortSignal | undefined; whole: AbortSignal };
const toOutgoingError = (error: unknown, { stopped, whole }: Ends): OutgoingError => {
  if (error instanceof OutgoingError) return error;
  if (stopped?.aborted === true) return new OutgoingError('stopped');
  if (whole.aborted) return new OutgoingError('timeout');
  const code = errorCode(error);
  // the answer's compression is invalid
  if (code.startsWith('Z_') || /^ERR__?(ZLIB|BROTLI)/.test(code))
    return new OutgoingError('encoding');
  return new OutgoingError(isCertificateCode(code) ? 'certificate' : 'connection');
};

type Sent = OutgoingRequest & { url: URL; addresses: readonly Address[]; abortSignal: AbortSignal };

/** Sends the request; resolves with the response once its headers have arrived. */
const send = ({ url, addresses, abortSignal, timeouts, ...call }: Sent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { connect, headers } = { ...defaultTimeouts, ...timeouts };
    const isSecure = url.protocol === 'https:';
    const request = (isSecure ? https : http).request(url, {
      method: call.method,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...call.headers },
      // no connection pooling: a pooled connection could be to another, unchecked address
      agent: false,
      lookup: pinnedTo(addresses),
      maxHeaderSize,
      signal: abortSignal,
    });
    const limit = (milliseconds: number) =>
      setTimeout(() => request.destroy(new OutgoingError('timeout')), milliseconds);
    let timer = limit(connect);
    request.once('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        clearTimeout(timer);
        timer = limit(headers);
      });
    });
    request.once('response', (response) => {
      clearTimeout(timer);
      resolve(response);
    });
    request.once('close', () => clearTimeout(timer));
    request.on('error', reject);
    request.end(call.body);
  });

const redirectCodes: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Sends one request to one URL; `next` is the redirect's target. */
const sendOnce = async (
  url: URL,
  policy: OutgoingPolicy,
  call: OutgoingRequest,
  abortSignal: AbortSignal,
): Promise<OutgoingResponse & { next?: string }> => {
  const addresses = await checkedAddresses(url, policy);
  abortSignal.throwIfAborted();
  const response = await send({ ...call, url, addresses, abortSignal });
  const { statusCode: status = 0, headers } = response;
  const answer = { status, headers, body: Buffer.alloc(0), url: url.href };
  try {
    if (call.method === 'GET' && redirectCodes.has(status) && headers.location !== undefined)
      return { ...answer, next: headers.location };
    if (call.maxBytes === 0) return answer;
    return { ...answer, body: await readBody(response, call, abortSignal) };
  } finally {
    response.destroy();
  }
};

const followRedirects = async (
  first: URL,
  policy: OutgoingPolicy,
  call: OutgoingRequest,
  abortSignal: AbortSignal,
): Promise<OutgoingResponse> => {
  let url = first;
  let { headers = {} } = call;
  for (let left = call.redirects; ; left -= 1) {
    const { next, ...answer } = await sendOnce(url, policy, { ...call, headers }, abortSignal);
    if (next === undefined) return answer;
    if (left === 0) throw new OutgoingError('redirects');
    const led = parsedUrl(next, url.href);
    if (!led) throw new OutgoingError('address');
    const target = readOutgoingUrl(led.href, policy);
    // headers meant for one site must not be sent to another
    if (target.origin !== url.origin) headers = {};
    url = target;
  }
};

/**
 * Calls a user-supplied URL so that it can't be used to reach this host's own network (SSRF): only
 * `https` (or `http` if allowed), no user name or password, and only public addresses, which are
 * checked after the name is resolved, again after every redirect, and are exactly the ones that are
 * connected to. Time, size and redirects are limited. Rejects with an OutgoingError; resolves for
 * any status.
 */
export const sendOutgoingRequest = async (
  address: string,
  policy: OutgoingPolicy,
  call: OutgoingRequest,
): Promise<OutgoingResponse> => {
  const whole = AbortSignal.timeout(call.timeouts?.whole ?? defaultTimeouts.whole);
  const abortSignal = call.signal ? AbortSignal.any([call.signal, whole]) : whole;
  let onAbort = (): void => {};
  // name lookup can't be aborted, but doesn't have to be awaited
  const ended = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(abortSignal.reason);
    abortSignal.addEventListener('abort', onAbort);
  });
  try {
    abortSignal.throwIfAborted();
    return await Promise.race([
      followRedirects(readOutgoingUrl(address, policy), policy, call, abortSignal),
      ended,
    ]);
  } catch (error) {
    throw toOutgoingError(error, { stopped: call.signal, whole });
  } finally {
    abortSignal.removeEventListener('abort', onAbort);
  }
};
