import sql, { type Sql } from 'sql-template-tag';
import { cityWithState } from '@contract/search/places/placeText';

/**
 * Returns a place as `placeText` shows it. Only places that end in a ZIP code or have several
 * commas need the pattern, which would otherwise cost more than the rest of the count.
 */
export const shownPlace = (place: Sql): Sql => sql`
  CASE WHEN right(${place}, 1) BETWEEN '0' AND '9' OR ${place} LIKE '%,%,%'
    THEN coalesce(substring(${place}, ${cityWithState}::text), ${place}) ELSE ${place} END`;

/**
 * The part of a shown `place` that names its state: the end of "Austin, TX", or all of "Texas" (to
 * be compared with `stateNames`).
 */
export const stateInPlace = sql`CASE WHEN right(place, 4) LIKE ', __' THEN right(place, 2) ELSE place END`;
