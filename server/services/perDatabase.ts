import type { Database } from '../database/database';

/** Keeps one value per database, so that two hosts in one process share nothing. */
export const perDatabase = <Each>(make: () => Each) => {
  const all = new WeakMap<Database, Each>();
  return {
    of: (db: Database): Each => {
      const each = all.get(db) ?? make();
      all.set(db, each);
      return each;
    },
    drop: (db: Database) => all.delete(db),
  };
};
