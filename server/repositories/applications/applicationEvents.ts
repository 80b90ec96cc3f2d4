import sql from 'sql-template-tag';
import type { ApplicationState } from '@contract/jobs/applicationLife';
import type { Queryable } from '../../database/database';

/** The kinds of events in an application's history. */
export type EventKind =
  | ApplicationState
  | 'cvOpened'
  | 'interviewOffered'
  | 'interviewBooked'
  | 'interviewDeclined'
  | 'interviewCancelled';
export type EventRow = { kind: EventKind; at: Date; name: string; forSeeker: boolean };

type NewEvent = {
  applicationId: string;
  kind: EventKind;
  role: 'jobseeker' | 'employer' | 'host';
  /** The name of the person who acted, as the other side sees it. */
  name: string;
};

export const addEvent = (tx: Queryable, event: NewEvent): Promise<number> =>
  tx.execute(sql`
  INSERT INTO application_events (application_id, kind, actor_role, actor_name)
  VALUES (${event.applicationId}, ${event.kind}, ${event.role}, ${event.name})`);

/** Returns the events of an application, oldest first. */
export const listEvents = (db: Queryable, applicationId: string): Promise<EventRow[]> =>
  db.query<EventRow>(sql`
  SELECT kind, at, actor_name AS name, for_seeker AS "forSeeker" FROM application_events WHERE application_id = ${applicationId} ORDER BY id`);

/**
 * Records that an employer opened a CV, at most once an hour: viewing one document fetches it
 * several times.
 */
export const addCvOpened = (tx: Queryable, applicationId: string, name: string): Promise<number> =>
  tx.execute(sql`
  INSERT INTO application_events (application_id, kind, actor_role, actor_name)
  SELECT ${applicationId}, 'cvOpened', 'employer', ${name}
  WHERE NOT EXISTS (SELECT 1 FROM application_events WHERE application_id = ${applicationId} AND kind = 'cvOpened' AND actor_name = ${name} AND at > now() - interval '1 hour')`);
