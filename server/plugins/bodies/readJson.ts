import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors';
import { hostTexts } from '../../texts/errors';

declare module 'fastify' {
  // declaration merging is how Fastify's own types are extended
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyContextConfig {
    /** the maximum number of values (fields, items, records and lists) in a JSON body */
    maxValues?: number;
  }
}

/** Deeper than any body in the contract. */
const maxDepth = 32;

/**
 * Returns the error for JSON that is nested too deeply (400) or has too many values (413). Scanning
 * first is cheap: parsing a megabyte of brackets or names takes a hundred times as long.
 */
const refusalOf = (json: string, maxValues: number): ApiError | undefined => {
  let depth = 0;
  let values = 1;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isText = false;
      continue;
    }
    if (sign === '"') isText = true;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (sign === '[' || sign === '{' || sign === ',') values += 1;
    if (depth > maxDepth) return new ApiError(400, hostTexts.nestedTooDeeply);
    if (values > maxValues) return new ApiError(413, hostTexts.bodyTooLarge);
  }
  return undefined;
};

/**
 * Fastify's JSON parser, except that an empty body counts as none: some clients set a content type
 * even if they send nothing.
 */
export const readJson = (app: FastifyInstance): void => {
  const read = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, undefined);
      return;
    }
    const json = String(body);
    const refusal = refusalOf(json, request.routeOptions.config.maxValues ?? Infinity);
    if (refusal) done(refusal);
    else void read(request, json, done);
  });
};

/** Reads bodies of a content type without parsing them; `request.body` is `undefined`. */
export const ignoreBodies = (app: FastifyInstance, contentType: string): void => {
  if (app.hasContentTypeParser(contentType)) app.removeContentTypeParser(contentType);
  app.addContentTypeParser(contentType, { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
};
