import sql, { type Sql } from 'sql-template-tag';

/** What a thread is about: one of the two has an id. */
export type ThreadTopic = { applicationId: string | null; invitationId: string | null };

/** Rows of `about` that belong to a thread. */
export const isIn = ({ applicationId, invitationId }: ThreadTopic, about: Sql): Sql =>
  applicationId === null
    ? sql`${about}.invitation_id = ${invitationId}`
    : sql`${about}.application_id = ${applicationId}`;

/** Rows of `about` that belong to one of several threads. */
export const isInAny = (threads: readonly ThreadTopic[], about: Sql): Sql => {
  const applications = threads.flatMap(({ applicationId }) => applicationId ?? []);
  const invitations = threads.flatMap(({ applicationId, invitationId }) =>
    applicationId === null ? (invitationId ?? []) : [],
  );
  return sql`(${about}.application_id = ANY(${applications}::uuid[]) OR ${about}.invitation_id = ANY(${invitations}::uuid[]))`;
};
