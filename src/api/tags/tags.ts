import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { OperationId } from '@contract/generated/operations';
import type { baseQuery } from '../baseQuery';
import type { Definitions } from '../definitions';

export const tagTypes = [
  'Job',
  'Employer',
  'JobSeeker',
  'Featured',
  'Category',
  'Terms',
  'Application',
  'SavedJob',
  'Hidden',
  'HelpQuestion',
  'Thread',
  'Inbox',
  'Applicant',
  'Opening',
  'Candidate',
  'CandidateSearch',
  'OpenToWork',
  'Invitation',
  'Resume',
  'LetterTemplate',
  'MailPreferences',
  'JobSuggestions',
  'JobAlert',
  'Case',
  'Notice',
  'Admin',
  'Company',
  'TermsVersion',
  'Session',
  'ApiKey',
  'Webhook',
  'JobSource',
  'Account',
  'DeletedAccount',
  'Email',
] as const;
export type TagType = (typeof tagTypes)[number];
/** A tag without an id means all records of that type. */
export type Tag = { type: TagType; id?: string };

export const listOf = (type: TagType): Tag => ({ type, id: 'LIST' });
export const idOf = (type: TagType, id: string): Tag => ({ type, id });

/**
 * The tags that a query's answer provides (it is refetched when one of them is invalidated), or
 * that a mutation's success invalidates. Typed by the call's own argument and result.
 */
type TagDecision<Definition> =
  Definition extends QueryDefinition<infer Arg, typeof baseQuery, string, infer Result>
    ? { provides?: (result: Result, arg: Arg) => Tag[] }
    : Definition extends MutationDefinition<infer Arg, typeof baseQuery, string, infer _Result>
      ? { invalidates?: (arg: Arg) => Tag[] }
      : never;
/**
 * The tag decisions of a set of calls. A list of all of a host's records provides only the LIST tag
 * (50,000 id tags are slow); a short list also provides its records' ids.
 */
export type TagDecisions<Call extends OperationId> = {
  [Each in Call]: TagDecision<Definitions[Each]>;
};
