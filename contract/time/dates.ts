/** The first day that counts as somebody's birth date. */
export const firstBirthDate = '1900-01-01';

/**
 * Whether a text is a day of the calendar, written as YYYY-MM-DD (so two of them compare as texts).
 */
export const isDate = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // JavaScript takes the 30th of February for the first of March
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** Whether a text is a time of the calendar with its zone, written as RFC 3339 says. */
export const isDateTime = (text: string): boolean => {
  const [, day = ''] =
    /^(\d{4}-\d{2}-\d{2})[Tt][0-2]\d:[0-5]\d:[0-5]\d(\.\d{1,9})?([Zz]|[+-]\d{2}:[0-5]\d)$/.exec(
      text,
    ) ?? [];
  return isDate(day) && !Number.isNaN(Date.parse(text));
};

/** The calendar's day at a time in milliseconds, in UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
