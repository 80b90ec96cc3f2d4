import type { FastifyReply, FastifyRequest } from 'fastify';
import { site } from '@contract/constants/site';
import { missingTitle } from '@contract/titles/missing';
import { wholeTitle } from '@contract/titles/whole';

/** Whether a browser opens a page, as opposed to an API call. */
export const isPageRequest = ({ method, url, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) &&
  !/^\/api(\/|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html');

/**
 * The page for an address that can't be decoded: without the app, since its router can't decode it
 * either.
 */
const page = `<!doctype html><html lang="${site.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${wholeTitle(missingTitle)}</title></head><body><h1>${missingTitle}</h1><p><a href="/">${site.name}</a></p></body></html>`;

export const sendUnreadablePage = (reply: FastifyReply): void => {
  void reply.code(404).type('text/html; charset=utf-8').send(page);
};
