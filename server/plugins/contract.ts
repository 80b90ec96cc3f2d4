import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import document from '@contract/generated/contract.json';
import type { OperationId } from '@contract/generated/operations';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { ApiError } from '../errors';
import { hostTexts } from '../texts/errors';
import { validatorCompiler } from '../validation';
import { authorize, isRule, selfRoleAt, type Rule } from './authorization';
import { replayOrClaim } from './idempotency';
import { refuseUnstorableIn } from './unstorableText';

/** What answers each call of the contract; a file of routes/ gives some of them. */
export type Handlers = Partial<Record<OperationId, RouteHandlerMethod>>;

/** One operation as the contract describes it, as far as the host asks. */
type Operation = {
  operationId: string;
  method: string;
  path: string;
  allow: Rule[];
  contentTypes: string[];
};
type Described = { operationId?: string; 'x-allow'?: unknown[]; requestBody?: { content: object } };
const methods = ['get', 'post', 'put', 'delete'];

/**
 * Every operation of the contract. One without an `x-allow` line, or with a word in it that means
 * nothing, stops the start.
 */
export const operationsOf = (contract: { paths: object }): Operation[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    // the generator checked the document against the OpenAPI schema
    Object.entries(item as Record<string, Described>)
      .filter(([method]) => methods.includes(method))
      .map(([method, described]) => {
        const { operationId } = described;
        const allow = described['x-allow'] ?? [];
        if (operationId === undefined) throw new Error(`${method} ${path} has no operationId.`);
        if (allow.length === 0 || !allow.every(isRule))
          throw new Error(`${operationId} needs an x-allow line of known words.`);
        if (allow.includes('self') && selfRoleAt(path) === undefined)
          throw new Error(`${operationId} says self, but ${path} doesn't say whose.`);
        return {
          operationId,
          method,
          path,
          allow: allow.filter(isRule),
          contentTypes: Object.keys(described.requestBody?.content ?? {}),
        };
      }),
  );

/**
 * A body of another kind than the contract's would pass unchecked, so it is refused before it is
 * read.
 */
const checkContentType = (request: FastifyRequest, { contentTypes }: Operation) => {
  if (contentTypes.length === 0) return;
  const sent = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!contentTypes.includes(sent))
    throw new ApiError(415, hostTexts.wrongContentType(contentTypes.join(', ')));
};

/** Calls for everyone whose answer is one person's all the same. */
const personal: ReadonlySet<string> = new Set<OperationId>(['getSession']);
/**
 * Whether an answer is for one person: nothing between host and person, the browser's own store
 * included, keeps it.
 */
const isPersonal = (request: FastifyRequest, { operationId, method, allow }: Operation) =>
  request.caller !== null ||
  method !== 'get' ||
  !allow.includes('everyone') ||
  personal.has(operationId);

type ContractOptions = {
  context: Context;
  handlers: Handlers;
  /** Counts a call that is about to be carried out; fails with a 429 where it is one too many. */
  limitCall: (operationId: string, caller: Caller, address: string) => Promise<void>;
};

/** Routes, validation, authorization and the shape of every answer, all from the contract. */
export const contract = async (
  app: FastifyInstance,
  { context, handlers, limitCall }: ContractOptions,
): Promise<void> => {
  const operations = new Map(
    operationsOf(document).map((operation) => [operation.operationId, operation]),
  );
  const known = new Map(Object.entries(handlers));
  app.setValidatorCompiler(validatorCompiler);
  app.removeContentTypeParser('text/plain');
  readJson(app);
  refuseFiles(app);

  await app.register(openapiGlue, {
    specification: document,
    operationResolver: (operationId, method, path) => {
      const operation = operations.get(operationId);
      const handler = known.get(operationId);
      if (operation === undefined || handler === undefined)
        throw new Error(`No handler for ${operationId}.`);
      return {
        method,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        handler,
        config: { operationId },
        onRequest: async (request, reply) => {
          if (isPersonal(request, operation)) void reply.header('cache-control', 'no-store');
          refuseUnstorableIn(request.params);
          refuseUnstorableIn(request.query);
          await authorize(context, request, operation.allow, operation.path);
          checkContentType(request, operation);
        },
        preValidation: async (request) => {
          if (operation.contentTypes.includes('application/json') && request.body == null)
            throw new ApiError(400, hostTexts.noBody);
        },
        preHandler: async (request, reply) => {
          refuseUnstorableIn(request.body);
          await replayOrClaim(context, request, reply);
          if (!reply.sent) await limitCall(operationId, request.caller, request.ip);
        },
      };
    },
  });
};

/**
 * JSON as Fastify reads it, but a body of no bytes is no body: some clients name a content type
 * even where they send nothing.
 */
const readJson = (app: FastifyInstance) => {
  const read = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void read(request, String(body), done);
  });
};

/**
 * No call takes a picture or a table as its body; but the route generator asks for a reader of
 * every content type, those of answers too.
 */
const refuseFiles = (app: FastifyInstance) =>
  app.addContentTypeParser(
    ['image/webp', 'text/csv', 'application/zip'],
    (_request, _payload, done) =>
      done(new ApiError(415, hostTexts.wrongContentType('application/json'))),
  );
