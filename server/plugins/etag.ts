import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '@contract/etag';
import { ApiError } from '../errors';
import { hostTexts } from '../texts/errors';

/** Tells the caller which version of a record it got. */
export const sendEtag = (reply: FastifyReply, updatedAt: Date): void => {
  void reply.header('etag', etagOf(updatedAt));
};

/**
 * Refuses (412) a change of another version than the caller has seen. Who sends no If-Match is not
 * held back (product §4).
 */
export const checkIfMatch = (request: FastifyRequest, updatedAt: Date): void => {
  const wanted = request.headers['if-match'];
  if (wanted === undefined || wanted.trim() === '*') return;
  // a proxy that compresses marks tags as weak
  const tags = wanted.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!tags.includes(etagOf(updatedAt))) throw new ApiError(412, hostTexts.changedMeanwhile);
};
