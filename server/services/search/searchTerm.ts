import { caseFold } from '@contract/text/caseFold';

/** Longer text was pasted rather than typed. */
const maxTermLength = 80;
/**
 * A phone number, card number or birth date has at least this many digits; a year or "24/7" has
 * fewer.
 */
const minPersonalDigits = 5;
/** Matches "https://…", "www.…" and "name.com/path"; "asp.net" is a skill. */
const address = /:\/\/|\bwww\.|\.[a-z]{2,}\//;

/**
 * Normalizes typed text for counting: ignores letter case and extra spaces. Returns `undefined` for
 * text that may identify a person (an email address, phone number or link) and for text without
 * words.
 */
export const termOf = (typed: string): string | undefined => {
  const term = caseFold(typed).trim().replaceAll(/\s+/g, ' ');
  const isCounted =
    term.length <= maxTermLength &&
    /\p{L}/u.test(term) &&
    !/[@\p{C}]/u.test(term) &&
    (term.match(/\p{N}/gu)?.length ?? 0) < minPersonalDigits &&
    !address.test(term);
  return isCounted ? term : undefined;
};
