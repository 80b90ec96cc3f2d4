/** Words that places' names have in a long and a short form: St. Louis, Saint Louis. */
const shortForms = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['fort', 'ft'],
  ['mount', 'mt'],
]);

/**
 * A place's name as names are compared: lower case, no accents, dots or apostrophes, other marks
 * are blanks, saint, fort and mount are short. "Coeur d'Alene" is "coeur dalene", "Fort Worth" is
 * "ft worth".
 */
export const placeKey = (text: string): string =>
  // most names are plain words, and there are tens of thousands
  /^[A-Za-z ]*$/.test(text) && !longForm.test(text) ? text.trim().toLowerCase() : fullKey(text);

const longForm = / {2}|saint|fort|mount/i;

const fullKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’ʻ.]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => shortForms.get(word) ?? word)
    .join(' ');
