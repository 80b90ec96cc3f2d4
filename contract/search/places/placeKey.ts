/** Words that occur in places' names in a long and a short form: St. Louis, Saint Louis. */
const shortForms = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['fort', 'ft'],
  ['mount', 'mt'],
]);

/**
 * Normalizes a place's name for comparison: lower case, without accents, dots and apostrophes;
 * other punctuation becomes a space; saint, fort and mount are abbreviated. "Coeur d'Alene" is
 * "coeur dalene", "Fort Worth" is "ft worth".
 */
export const placeKey = (text: string): string =>
  // fast path: most of the tens of thousands of names are plain words
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
