import type { Database, Queryable } from '../database/database';

/** Wraps a database and counts the statements sent, including those in transactions. */
export const countStatements = (db: Database): { db: Database; sent: () => number } => {
  let sent = 0;
  const counted = (on: Queryable): Queryable => ({
    query: (statement) => {
      sent += 1;
      return on.query(statement);
    },
    execute: (statement) => {
      sent += 1;
      return on.execute(statement);
    },
  });
  const transaction: Database['transaction'] = (work, options) =>
    db.transaction((tx) => work(counted(tx)), options);
  return { db: { ...db, ...counted(db), transaction }, sent: () => sent };
};
