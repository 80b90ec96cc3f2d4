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

/** Handlers by operationId; each file of routes/ provides some of them. */
export type Handlers = Partial<Record<OperationId, RouteHandlerMethod>>;

/** The parts of an operation that the host needs. */
type Operation = {
  operationId: string;
  method: string;
  path: string;
  allow: Rule[];
  /** what an API key has to be allowed; undefined: no key makes this call */
  keyScope: ApiKeyScope | undefined;
  contentTypes: string[];
  /** whether its answer may take as long as it takes */
  unhurried: boolean;
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
 * Every operation of the contract. Fails, and so stops the start, where one has no `x-allow` line
 * or an unknown word in it.
 */
export const operationsOf = (contract: { paths: object }): Operation[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    // the generator checked the document against the OpenAPI schema
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
          unhurried: isUnhurried(described),
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

/** Answers with a whole table. */
const wholeTables: ReadonlySet<string> = new Set<OperationId>([
  'getJobs',
  'getJobsByEmployer',
  'getJobsByCategory',
  'getEmployers',
  'getJobSeekers',
]);
/** Whole tables, uploads and files that are made on the way. */
const isUnhurried = ({ operationId = '', requestBody, responses }: DescribedOperation) =>
  wholeTables.has(operationId) ||
  Object.keys(requestBody?.content ?? {}).includes('multipart/form-data') ||
  Object.keys(responses?.['200']?.content ?? {}).some((type) => type !== 'application/json');

/**
 * A handler that knows its call's Idempotency-Key, and of which nothing is sent any more once its
 * caller was told that it took too long.
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

/** A body of another content type would pass unchecked, so it is refused before it is read. */
const checkContentType = (request: FastifyRequest, { contentTypes }: Operation) => {
  if (contentTypes.length === 0) return;
  const sent = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!contentTypes.includes(sent))
    throw new ApiError(415, hostTexts.wrongContentType(contentTypes.join(', ')));
};

/** Operations open to everyone whose answers are personal all the same. */
const personalOperations: ReadonlySet<string> = new Set<OperationId>(['getSession']);
/** Whether a response is for one person, so that no cache, the browser's included, may store it. */
const isPersonal = (request: FastifyRequest, { operationId, method, allow }: Operation) =>
  request.caller !== null ||
  method !== 'get' ||
  !allow.includes('everyone') ||
  personalOperations.has(operationId);

type ContractOptions = {
  context: Context;
  handlers: Handlers;
  /** How repeated calls are answered whose first one made a record but stored no response. */
  replays: Replays;
  /** Counts a call before it is carried out; fails with a 429 where it is one too many. */
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
  // mail programs unsubscribe by a form (RFC 8058) whose content says nothing new; operations that
  // take a body refuse a form before (`checkContentType`)
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
      config: { operationId, unhurried: operation.unhurried, maxValues: bounds.values },
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
          // the handler of a call that is over by now won't run
          if (request.overdue) await releaseOverdue(context, request);
        }
      },
    });
  }
};
