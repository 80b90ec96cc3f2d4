import { caseFold } from '@contract/text/caseFold';

/** What is longer was pasted, not typed. */
const maxTermLength = 80;
/** A phone number, a card or a date of birth has as many, a year or "24/7" fewer. */
const minPersonalDigits = 5;
/** "https://…", "www.…" and "name.com/path"; "asp.net" is a skill. */
const address = /:\/\/|\bwww\.|\.[a-z]{2,}\//;

/**
 * What was typed, as it is counted: letter case and spaces don't matter. undefined for what may tell
 * of a person (an email address, a phone number, a link) and for what isn't words.
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
