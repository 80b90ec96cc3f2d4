/** The earliest birth date that is accepted. */
export const firstBirthDate = '1900-01-01';

/**
 * Whether a text is a valid calendar date, written as YYYY-MM-DD (so that dates compare as
 * strings).
 */
export const isDate = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // JavaScript parses February 30 as March 1 or 2
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** Whether a text is a valid date and time with a time zone, as defined in RFC 3339. */
export const isDateTime = (text: string): boolean => {
  const [, day = ''] =
    /^(\d{4}-\d{2}-\d{2})[Tt][0-2]\d:[0-5]\d:[0-5]\d(\.\d{1,9})?([Zz]|[+-]\d{2}:[0-5]\d)$/.exec(
      text,
    ) ?? [];
  return isDate(day) && !Number.isNaN(Date.parse(text));
};

/** Returns the UTC calendar date of a time in milliseconds. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
