import { phrasesOf, type Meaning, type Phrase } from '../phrase';

/**
 * Creates the meaning of a shift. Next to a job, a shift is replaced by the phrases that jobs use:
 * any title may contain "shift", so searching the words of "day shift" would find the third shift
 * too, and "flexible hours" would find hourly pay. `against`: words in titles of other shifts.
 */
const shiftOf = (beside: string, against: readonly string[] = []): Meaning => ({
  kind: 'soft',
  beside,
  against,
});

/** Shifts and flexible hours, under the names that users and jobs give them. */
export const shiftPhrases: readonly Phrase[] = [
  ...phrasesOf(
    'day shift, days shift, day shifts, dayshift, morning shift, early shift, 1st shift, first shift',
    shiftOf(
      '"day shift" or "days shift" or dayshift or "1st shift" or "first shift" or "morning shift" or days or daytime',
      ['night', 'overnight', 'evening', '2nd', '3rd'],
    ),
  ),
  ...phrasesOf(
    'evening shift, evening shifts, afternoon shift, swing shift, late shift, 2nd shift, second shift',
    shiftOf(
      '"evening shift" or "2nd shift" or "second shift" or "afternoon shift" or "swing shift" or "pm shift" or evenings',
    ),
  ),
  ...phrasesOf(
    `night shift, nightshift, nights shift, night shifts, overnight shift, graveyard shift, graveyard, noc shift,
    3rd shift, third shift`,
    shiftOf(
      '"night shift" or nightshift or nights or overnight or overnights or "3rd shift" or "third shift" or graveyard or noc',
    ),
  ),
  ...phrasesOf(
    'flexible schedule, flexible schedules, flexible hours, flexible shifts',
    shiftOf(
      '"flexible schedule" or "flexible schedules" or "flexible scheduling" or "flexible hours" or "flexible shifts" or "set your own hours" or "make your own schedule"',
    ),
  ),
];
