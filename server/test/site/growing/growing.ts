import type { Sql } from 'sql-template-tag';
import type { Person, TestHost } from '../../host';

export type Growing = {
  what: string;
  /** the maximum age of a row; `margin`: how close to it is tested */
  age: string;
  margin?: string;
  add: (id: string, at: Date) => Promise<unknown>;
  /** selects the ids of the remaining rows */
  left: Sql;
};
export type World = { host: TestHost; admin: Person; employer: Person; seeker: Person };
