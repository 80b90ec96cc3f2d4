import type { FastifyRequest } from 'fastify';
import type { AccountRole } from '@contract/accountFields';
import type { operations } from '@contract/generated/types';
import type { Actor, Caller } from '../caller';
import { ApiError } from '../errors';
import { hostTexts } from '../texts/errors';
import { hostResumeTexts } from '../texts/resumes';

/* What a handler reads from a request, in the contract's types; Fastify types these as unknown. */
type Operation = keyof operations;
type Body<Id extends Operation> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Json
  : never;
type Path<Id extends Operation> = operations[Id] extends { parameters: { path: infer Params } }
  ? Params
  : never;
type Query<Id extends Operation> = operations[Id] extends { parameters: { query?: infer Params } }
  ? NonNullable<Params>
  : never;

export const bodyOf = <Id extends Operation>(request: FastifyRequest): Body<Id> =>
  request.body as Body<Id>; // validated by the contract before the handler
export const pathOf = <Id extends Operation>(request: FastifyRequest): Path<Id> =>
  request.params as Path<Id>; // validated before the handler, like the body
export const queryOf = <Id extends Operation>(request: FastifyRequest): Query<Id> =>
  request.query as Query<Id>; // validated before the handler, like the body

/** Returns the caller, in an operation that requires a login. */
export const callerOf = (request: FastifyRequest): NonNullable<Caller> => {
  if (request.caller === null)
    throw new Error('An operation that is not for everyone ran without a caller.');
  return request.caller;
};

/** Returns the caller as a job seeker or employer; throws a 403 for administrators. */
export const correspondentOf = (request: FastifyRequest): Actor & { role: AccountRole } => {
  const caller = callerOf(request);
  if (caller.role === 'admin') throw new ApiError(403, hostTexts.forbidden);
  return { ...caller, role: caller.role };
};

/** Returns the file of a form field; throws a 400 if none was chosen. */
export const uploadOf = (request: FastifyRequest, field: string): Buffer => {
  const file = request.uploads?.get(field);
  if (file === undefined) throw new ApiError(400, hostResumeTexts.noFile, field);
  return file;
};
