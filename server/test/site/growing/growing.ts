import type { Sql } from 'sql-template-tag';
import type { Person, TestHost } from '../../host';

export type Growing = {
  what: string;
  /** how old a row may become; `margin`: how close to it is tested */
  age: string;
  margin?: string;
  add: (id: string, at: Date) => Promise<unknown>;
  /** the ids of the rows that are left */
  left: Sql;
};
export type World = { host: TestHost; admin: Person; employer: Person; seeker: Person };
