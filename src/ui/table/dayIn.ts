import { isDate } from '@contract/time/dates';

/** Returns a day from the URL as YYYY-MM-DD, or '' if it is missing or invalid. */
export const dayIn = (text: string | null): string => (text !== null && isDate(text) ? text : '');
