import { alone } from './alone';
import { deedMeant, settingMeant, thingMeant } from './readDeed';

/**
 * What stands for other words where nothing else is asked for, and what is searched then. A blank
 * at the end: the last word is whole. "Nursing" is a field, and titles that say it are mostly those
 * of directors and teachers; a "factory" is a shop as often; "PM" is a time of day beside a job.
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
  // Gig Harbor
  [
    /^gigs?$/,
    '"gig worker" or "gig economy" or "independent contractor" or rideshare or "set your own schedule" or "set your own hours"',
  ],
  // to a stemmer it is excellence
  [
    /^(?:ms |microsoft )?excel$/,
    '"microsoft excel" or "ms excel" or "excel spreadsheets" or "excel expert" or spreadsheets',
  ],
  // who employs, not what is sold to them
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

/** The words that these, all that is asked for, stand for by what is done; undefined for most. */
export const doneMeaning = (words: string): string | undefined =>
  meanings.find(([pattern]) => pattern.test(words))?.[1] ?? deedMeant(words) ?? thingMeant(words);
/** The same, by where it is done as well. */
export const wholeMeaning = (words: string): string | undefined =>
  doneMeaning(words) ?? settingMeant(words);
