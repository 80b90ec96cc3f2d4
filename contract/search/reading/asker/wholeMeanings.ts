import { alone } from './alone';
import { activityQuery, thingQuery, workplaceQuery } from './readActivity';

/**
 * Queries that replace the whole text of a search. A trailing space marks the last word as
 * complete. "Nursing" is a field, and titles with it are mostly those of directors and teachers; a
 * "factory" is as often a shop; "PM" next to a job is a time of day.
 */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/^nursing$/, 'nurse '],
  [/^(?:factory|factories)$/, 'factory worker '],
  [
    /^farms?$/,
    'farm or "farm worker" or "crop worker" or "harvest worker" or "ranch hand" -"state farm" -"server farm"',
  ],
  [
    /^(?:automotive|autos?|cars?)$/,
    '"automotive technician" or "auto technician" or mechanic or "automotive service"',
  ],
  // not Gig Harbor
  [
    /^gigs?$/,
    '"gig worker" or "gig economy" or "independent contractor" or rideshare or "set your own schedule" or "set your own hours"',
  ],
  // "excel" has the same stem as "excellence"
  [
    /^(?:ms |microsoft )?excel$/,
    '"microsoft excel" or "ms excel" or "excel spreadsheets" or "excel expert" or spreadsheets',
  ],
  // employers, not those who sell to them
  [
    /^(?:government|public sector)$/,
    '"city of" or "county of" or "state of" or "town of" or "us department" or "department of transportation" or "public works"',
  ],
  [/^(?:city|municipal)$/, '"city of" or "town of" or "village of" or "public works"'],
  [/^county$/, '"county of" or "county government"'],
  [/^state$/, '"state of" or "department of transportation"'],
  [
    /^(?:seasonal )?(?:christmas|xmas|holidays?)(?: seasonal)?(?: help)?$|^seasonal help$/,
    'seasonal ',
  ],
  [/^security$/, alone.security],
  [/^pms?$/, '"project manager" or "product manager"'],
  [/^(?:teen|teens|teenager|teenagers|minors|high school students?|high schoolers?)$/, alone.age],
  [/^(?:seniors|senior citizens?)(?: (?:over )?(?:5[05]|6[05]|70))?$/, alone.spareTime],
];

/**
 * Returns the query for the whole text of a search if it describes an activity, or `undefined` for
 * most.
 */
export const doneMeaning = (words: string): string | undefined =>
  meanings.find(([pattern]) => pattern.test(words))?.[1] ??
  activityQuery(words) ??
  thingQuery(words);
/** The same, or if the text names a workplace. */
export const wholeMeaning = (words: string): string | undefined =>
  doneMeaning(words) ?? workplaceQuery(words);
