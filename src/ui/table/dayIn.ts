import { isDate } from '@contract/time/dates';

/** A day of the URL; '' for anything else. */
export const dayIn = (text: string | null): string => (text !== null && isDate(text) ? text : '');
