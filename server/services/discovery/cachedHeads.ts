import type { FastifyRequest } from 'fastify';
import type { RouteName } from '@contract/routes';
import type { Context } from '../../context';
import { cachedHead } from '../cache';
import { siteOrigin } from '../site/origin';
import { hasData, missingHead, pageHead, type AskedPage } from './pageHeads';
import { writeHead, type PageHead } from './writeHead';

type Page = {
  name: RouteName | undefined;
  /** Its path, with the parameters that it shows. */
  address: string;
  html: string;
  status: number;
};

/**
 * Creates a function that writes pages' heads. A head from the database is cached for seconds; if
 * it can't be read, the page is sent without its own head.
 */
export const pageHeads = ({ db, env, log }: Context) => {
  const headOf = async (request: FastifyRequest, page: AskedPage): Promise<PageHead> => {
    const origin = siteOrigin(request, env);
    return hasData(page)
      ? cachedHead(db, `${origin} ${page.pathname}`, async () => pageHead(db, origin, page))
      : pageHead(db, origin, page);
  };
  return async (
    request: FastifyRequest,
    { name, address, html, status }: Page,
  ): Promise<string> => {
    const [pathname = '/', query = ''] = address.split('?');
    if (name === undefined || status === 404) return writeHead(html, missingHead(name));
    // its data is unavailable, so crawlers don't index it
    if (status === 503) return html;
    try {
      return writeHead(html, await headOf(request, { name, pathname, query }));
    } catch (error) {
      log.warn({ err: error }, 'the head of a page could not be read');
      return html;
    }
  };
};
