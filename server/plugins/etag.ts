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

/** Whether a tag of If-None-Match is this one; a proxy that compresses marks tags as weak. */
export const isKnownTag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
