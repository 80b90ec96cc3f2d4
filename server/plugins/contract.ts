import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { apiKeyScopes, type ApiKeyScope } from '@contract/apiKeys';
import { callSchemas } from '@contract/generated/callSchemas';
import document from '@contract/generated/contract.json';
import type { OperationId } from '@contract/generated/operations';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { ApiError } from '../errors';
import { withKeyedCall } from '../keyedCall';
import { hostTexts } from '../texts/errors';
import { serializerCompiler, validatorCompiler } from '../validation';
import { authorize, isRule, selfRoleAt, type Rule } from './authorization';
import { bodyBoundsOf } from './bodies/bodyBounds';
import { ignoreBodies, readJson } from './bodies/readJson';
import { readFormValues } from './formValues';
import { releaseOverdue, replayOrClaim, type Replays } from './idempotency';
import { takesPassword } from './passwordBodies';
import { refuseUnstorableIn } from './unstorableText';

/** Handlers by operationId; each file in routes/ provides some of them. */
export type Handlers = Partial<Record<OperationId, RouteHandlerMethod>>;

/** The parts of an operation that the host needs. */
type Operation = {
  operationId: string;
  method: string;
  path: string;
  allow: Rule[];
  /** the scope that an API key needs; undefined: API keys can't make this call */
  keyScope: ApiKeyScope | undefined;
  contentTypes: string[];
  /** whether its answer has no time limit */
  noTimeout: boolean;
  /** whether its body has a password, so that nothing of the call may be stored */
  takesPassword: boolean;
};
type DescribedOperation = {
  operationId?: string;
  'x-allow'?: unknown[];
  'x-key-scope'?: unknown;
  requestBody?: { content: object };
  responses?: Record<string, { content?: object }>;
};
const methods = ['get', 'post', 'put', 'delete'];

/**
 * Returns all operations of the contract. Throws, and so prevents the start, if one has no
 * `x-allow` line or an unknown rule in it.
 */
export const operationsOf = (contract: { paths: object }): Operation[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    // the generator has validated the document against the OpenAPI schema
    Object.entries(item as Record<string, DescribedOperation>)
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
          keyScope: keyScopeOf(described),
          contentTypes: Object.keys(described.requestBody?.content ?? {}),
          noTimeout: hasNoTimeout(described),
          takesPassword: takesPassword(contract, described.requestBody),
        };
      }),
  );

const keyScopeOf = ({ operationId = '', 'x-key-scope': word }: DescribedOperation) => {
  const scope = apiKeyScopes.find((each) => each === word);
  if (word !== undefined && scope === undefined)
    throw new Error(`${operationId} has an unknown x-key-scope.`);
  return scope;
};

/** Operations that return a whole table. */
const wholeTables: ReadonlySet<string> = new Set<OperationId>([
  'getJobs',
  'getJobsByEmployer',
  'getJobsByCategory',
  'getEmployers',
  'getJobSeekers',
]);
/** Whether an operation has no time limit: whole tables, uploads and generated files. */
const hasNoTimeout = ({ operationId = '', requestBody, responses }: DescribedOperation) =>
  wholeTables.has(operationId) ||
  Object.keys(requestBody?.content ?? {}).includes('multipart/form-data') ||
  Object.keys(responses?.['200']?.content ?? {}).some((type) => type !== 'application/json');

/**
 * Wraps a handler so that it knows its call's Idempotency-Key, and sends nothing if the caller has
 * already been told that the call timed out.
 */
const onTime = (context: Context, handler: RouteHandlerMethod): RouteHandlerMethod =>
  async function answer(request, reply) {
    try {
      const payload = await withKeyedCall(request.idempotency, () =>
        handler.call(this, request, reply),
      );
      return request.overdue ? reply : payload;
    } catch (error) {
      if (!request.overdue) throw error;
      await releaseOverdue(context, request);
      return reply;
    }
  };

/**
 * Refuses bodies of other content types before they are read, since they would bypass validation.
 */
const checkContentType = (request: FastifyRequest, { contentTypes }: Operation) => {
  if (contentTypes.length === 0) return;
  const sent = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!contentTypes.includes(sent))
    throw new ApiError(415, hostTexts.wrongContentType(contentTypes.join(', ')));
};

/** Operations that are open to everyone but have personal answers. */
const personalOperations: ReadonlySet<string> = new Set<OperationId>(['getSession']);
/** Whether a response is personal, so that no cache, including the browser's, may store it. */
const isPersonal = (request: FastifyRequest, { operationId, method, allow }: Operation) =>
  request.caller !== null ||
  method !== 'get' ||
  !allow.includes('everyone') ||
  personalOperations.has(operationId);

type ContractOptions = {
  context: Context;
  handlers: Handlers;
  /** How to answer repeated calls whose first call created a record but stored no response. */
  replays: Replays;
  /** Counts a call before it runs; rejects with a 429 if it exceeds its limit. */
  limitCall: (operationId: string, caller: Caller, address: string) => Promise<void>;
};

/** Registers routes, validation, authorization and response schemas, all from the contract. */
export const contract = async (
  app: FastifyInstance,
  { context, handlers, replays, limitCall }: ContractOptions,
): Promise<void> => {
  const known = new Map(Object.entries(handlers));
  const schemas = new Map(Object.entries(callSchemas));
  const replaysByName = new Map(Object.entries(replays));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  readJson(app);
  // mail programs unsubscribe with a form (RFC 8058) whose content isn't needed; operations that
  // take a body have refused forms by then (`checkContentType`)
  ignoreBodies(app, 'application/x-www-form-urlencoded');

  for (const operation of operationsOf(document)) {
    const { operationId } = operation;
    const handler = known.get(operationId);
    const schema = schemas.get(operationId);
    if (handler === undefined) throw new Error(`No handler for ${operationId}.`);
    if (schema === undefined)
      throw new Error(`No schemas for ${operationId}: run npm run generate.`);
    const parts = JSON.parse(schema);
    const bounds = bodyBoundsOf(parts.body);
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: parts,
      bodyLimit: bounds.bytes,
      handler: onTime(context, handler),
      config: { operationId, noTimeout: operation.noTimeout, maxValues: bounds.values },
      onRequest: async (request, reply) => {
        if (isPersonal(request, operation)) void reply.header('cache-control', 'no-store');
        refuseUnstorableIn(request.params);
        refuseUnstorableIn(request.query);
        await authorize(context, request, operation);
        checkContentType(request, operation);
      },
      preValidation: async (request) => {
        if (operation.contentTypes.includes('application/json') && request.body == null)
          throw new ApiError(400, hostTexts.noBody);
        request.body = readFormValues(operationId, request.body);
      },
      preHandler: async (request, reply) => {
        refuseUnstorableIn(request.body);
        if (!operation.takesPassword)
          await replayOrClaim(context, request, reply, {
            operationId,
            replay: replaysByName.get(operationId),
          });
        try {
          if (!reply.sent) await limitCall(operationId, request.caller, request.ip);
        } finally {
          // if the call has timed out, its handler won't run
          if (request.overdue) await releaseOverdue(context, request);
        }
      },
    });
  }
};
