import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import type { Wire } from '../../wire';

/** Returns the long form of a job seeker's profile; `undefined` if it was never filled in. */
export const findCv = async (db: Queryable, seekerId: string): Promise<Wire<'Cv'> | undefined> => {
  const [row] = await db.query<{ cv: Wire<'Cv'> | null }>(
    sql`SELECT cv FROM job_seekers WHERE id = ${seekerId}`,
  );
  return row?.cv ?? undefined;
};

export const updateCv = (db: Queryable, seekerId: string, cv: Wire<'Cv'>): Promise<number> =>
  db.execute(sql`UPDATE job_seekers SET cv = ${JSON.stringify(cv)}::jsonb WHERE id = ${seekerId}`);
