/**
 * Whose midnight ends a job's last day to apply: the last one of the home country's mainland, so that
 * the day is over for nearly everybody. With it, `hiringTexts.closesOn.hint` names it.
 */
export const closingZone = 'America/Los_Angeles';
