import sql, { type Sql } from 'sql-template-tag';
import { cityWithState } from '@contract/search/places/placeText';

/**
 * A place as `placeText` shows it. Only one that ends in a ZIP code or has several commas can be
 * longer, and most are neither: the pattern would cost more than all else that is counted.
 */
export const shownPlace = (place: Sql): Sql => sql`
  CASE WHEN right(${place}, 1) BETWEEN '0' AND '9' OR ${place} LIKE '%,%,%'
    THEN coalesce(substring(${place}, ${cityWithState}::text), ${place}) ELSE ${place} END`;

/**
 * What names the state of a shown `place`: the end of "Austin, TX", or all of "Texas" (compared
 * with `stateNames`).
 */
export const stateInPlace = sql`CASE WHEN right(place, 4) LIKE ', __' THEN right(place, 2) ELSE place END`;
