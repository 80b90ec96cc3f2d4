import type { FastifyReply } from 'fastify';

type SentFile = { contentType: string; bytes: Buffer };

/**
 * Builds a Content-Disposition (RFC 6266): an ASCII name for old clients, and the encoded real
 * name.
 */
const disposition = (name: string): string => {
  const ascii = name.replaceAll(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

/**
 * Sends a file that a person uploaded: with its own type and without sniffing, scripts or caching
 * by proxies and browsers.
 */
export const sendFile = (
  reply: FastifyReply,
  name: string,
  { contentType, bytes }: SentFile,
): FastifyReply =>
  reply
    .headers({
      'content-type': contentType === 'text/plain' ? 'text/plain; charset=utf-8' : contentType,
      'content-disposition': disposition(name),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    .send(bytes);
