/**
 * The time zone whose midnight ends a job's last day to apply: the last one of the home country's
 * mainland, so that the day is over for nearly everybody. Change `hiringTexts.closesOn.hint` with
 * it, which names the zone.
 */
export const closingZone = 'America/Los_Angeles';
