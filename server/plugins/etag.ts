import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '@contract/etag';
import { ApiError } from '../errors';
import { hostTexts } from '../texts/errors';

/** Sets the ETag header to the record's version. */
export const sendEtag = (reply: FastifyReply, updatedAt: Date | string): void => {
  void reply.header('etag', etagOf(updatedAt));
};

/**
 * Throws a 412 if the caller has seen another version than the current one; allows any change
 * without If-Match (product §4).
 */
export const checkIfMatch = (request: FastifyRequest, updatedAt: Date): void => {
  const wanted = request.headers['if-match'];
  if (wanted === undefined || wanted.trim() === '*') return;
  // a proxy that compresses marks ETags as weak
  const tags = wanted.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!tags.includes(etagOf(updatedAt))) throw new ApiError(412, hostTexts.changedMeanwhile);
};

/** Returns a hash of the content for an ETag, without quotation marks. */
export const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/**
 * Returns the ETag of content generated for each request; weak, since it may be sent compressed.
 */
export const contentEtag = (content: string | Buffer): string => `W/"${contentHash(content)}"`;

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');
/**
 * Whether If-None-Match contains the ETag; weak comparison, since a proxy that compresses marks
 * ETags as weak.
 */
export const isKnownTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag)));
