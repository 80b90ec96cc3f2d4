import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import document from '@contract/generated/contract.json';
import { ApiError } from '../errors';
import { hostTexts } from '../texts/errors';
import { contentEtag, isKnownTag } from './etag';
import { openApi31 } from './openApi31';
import type { CountRequest } from './traffic';

/**
 * Cached for an hour by programs; the docs page must be revalidated, since it refers to files whose
 * names change.
 */
const description = 'public, max-age=3600';

type Published = {
  url: string;
  type: string;
  cacheControl: string;
  /** Read or generated on the first request, to keep the start fast. */
  text: (() => string) | undefined;
};

/** Returns a reader of a file of the built web app; `undefined` if it isn't built. */
const built = (dist: string, name: string) => {
  const file = path.join(dist, 'web', 'api-docs', name);
  return fs.existsSync(file) ? () => fs.readFileSync(file, 'utf8') : undefined;
};

const withTag = (content: string) => ({ content, etag: contentEtag(content) });
/** Tools on other sites read the description in their users' browsers. */
const forOtherSites = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
const publishedBy = (dist: string): Published[] => [
  {
    url: '/api/openapi.json',
    type: 'application/json',
    cacheControl: description,
    text: () => JSON.stringify(openApi31(document)),
  },
  // the two source files of the document; one refers to the other by its name
  ...['spec.openapi.yaml', 'extensions.openapi.yaml'].map((name) => ({
    url: `/api/${name}`,
    type: 'application/yaml',
    cacheControl: description,
    text: built(dist, name),
  })),
  {
    url: '/api/docs',
    type: 'text/html',
    cacheControl: 'no-cache',
    text: built(dist, 'index.html'),
  },
];

const options = {
  config: { operationId: 'apiDocs' },
  // YAML isn't compressed by default, since its type doesn't say that it is text
  compress: {
    customTypes: /^(text\/html|application\/(json|yaml))/,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } },
  },
} satisfies RouteShorthandOptions;

/**
 * Serves the API's description, for programs and people: the same for everybody, logged in or not.
 */
export const apiDocs = async (
  app: FastifyInstance,
  { dist, countRequest }: { dist: string; countRequest: CountRequest | undefined },
): Promise<void> => {
  app.addHook('onRequest', async (request) => {
    const wait = countRequest?.(request);
    if (wait !== undefined)
      throw new ApiError(429, hostTexts.busy, undefined, { 'retry-after': String(wait) });
  });
  for (const { url, type, cacheControl, text } of publishedBy(dist)) {
    if (text === undefined) continue;
    let kept: ReturnType<typeof withTag> | undefined;
    app.get(url, options, async (request, reply) => {
      const { content, etag } = (kept ??= withTag(text()));
      void reply.headers({
        ...(type === 'text/html' ? {} : forOtherSites),
        ...{ etag, vary: 'accept-encoding', 'cache-control': cacheControl },
      });
      if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type(`${type}; charset=utf-8`).send(content);
    });
  }
};
