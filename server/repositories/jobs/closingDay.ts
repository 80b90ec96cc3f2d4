import sql, { type Sql } from 'sql-template-tag';
import { closingZone } from '@contract/constants/closingZone';

/** Returns the last moment of a day, in `closingZone`. */
export const endOfClosingDay = (date: Sql): Sql =>
  sql`((${date} + 1)::timestamp AT TIME ZONE ${closingZone} - interval '1 ms')`;
