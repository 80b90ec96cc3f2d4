import sql, { type Sql } from 'sql-template-tag';

/** What a thread is about: exactly one of the two is set. */
export type ThreadTopic = { applicationId: string | null; invitationId: string | null };

/** Returns a condition: whether a row of `about` belongs to a thread. */
export const isIn = ({ applicationId, invitationId }: ThreadTopic, about: Sql): Sql =>
  applicationId === null
    ? sql`${about}.invitation_id = ${invitationId}`
    : sql`${about}.application_id = ${applicationId}`;

/** Returns a condition: whether a row of `about` belongs to one of several threads. */
export const isInAny = (threads: readonly ThreadTopic[], about: Sql): Sql => {
  const applications = threads.flatMap(({ applicationId }) => applicationId ?? []);
  const invitations = threads.flatMap(({ applicationId, invitationId }) =>
    applicationId === null ? (invitationId ?? []) : [],
  );
  return sql`(${about}.application_id = ANY(${applications}::uuid[]) OR ${about}.invitation_id = ANY(${invitations}::uuid[]))`;
};
