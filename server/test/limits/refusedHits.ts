import sql from 'sql-template-tag';
import type { TestHost } from '../host';

/** Runs `run` while taking back a network's attempt fails. */
export const withFailingHitRemoval = async <Result>(
  { db }: TestHost,
  run: () => Promise<Result>,
): Promise<Result> => {
  await db.execute(sql`
    CREATE FUNCTION refuse_hit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$`);
  try {
    await db.execute(sql`
      CREATE TRIGGER refuse_hit BEFORE DELETE ON attempts FOR EACH ROW WHEN (OLD.key LIKE '%-from:%') EXECUTE FUNCTION refuse_hit()`);
    return await run();
  } finally {
    await db.execute(sql`DROP FUNCTION refuse_hit CASCADE`);
  }
};
