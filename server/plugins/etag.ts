import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '@contract/etag';
import { ApiError } from '../errors';
import { hostTexts } from '../texts/errors';

/** Sends the record's version. */
export const sendEtag = (reply: FastifyReply, updatedAt: Date | string): void => {
  void reply.header('etag', etagOf(updatedAt));
};

/**
 * Refuses (412) to change a version other than the one the caller has seen; without If-Match,
 * anything goes (product §4).
 */
export const checkIfMatch = (request: FastifyRequest, updatedAt: Date): void => {
  const wanted = request.headers['if-match'];
  if (wanted === undefined || wanted.trim() === '*') return;
  // a proxy that compresses marks tags as weak
  const tags = wanted.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!tags.includes(etagOf(updatedAt))) throw new ApiError(412, hostTexts.changedMeanwhile);
};

/** What tells one content from others in a tag, without quotation marks. */
export const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** The tag of what is made anew for each request; weak, since it may be sent compressed. */
export const contentEtag = (content: string | Buffer): string => `W/"${contentHash(content)}"`;

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '');
/** Whether a tag of If-None-Match is this one; a proxy that compresses marks tags as weak. */
export const isKnownTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag)));
