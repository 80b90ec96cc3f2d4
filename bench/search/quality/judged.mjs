import { asked } from './judged/asked.mjs';
import { companies } from './judged/companies.mjs';
import { companiesInWords } from './judged/companiesInWords.mjs';
import { conditions } from './judged/conditions.mjs';
import { cutShort } from './judged/cutShort.mjs';
import { details } from './judged/details.mjs';
import { everyday } from './judged/everyday.mjs';
import { forms } from './judged/forms.mjs';
import { long } from './judged/long.mjs';
import { phrases } from './judged/phrases.mjs';
import { places } from './judged/places.mjs';
import { placesInWords } from './judged/placesInWords.mjs';
import { spoken } from './judged/spoken.mjs';
import { subjects } from './judged/subjects.mjs';
import { titles } from './judged/titles.mjs';
import { trades } from './judged/trades.mjs';
import { typing } from './judged/typing.mjs';
import { typos } from './judged/typos.mjs';
import { wordForms } from './judged/wordForms.mjs';
import { zipCodes } from './judged/zipCodes.mjs';

/**
 * What people type, by kind, with rules that grade postings by title, company, place, pay, age and
 * employment type. The rules were written by reading the postings. A title that is exactly what was
 * typed is a perfect match, a longer title a good one; a text that mentions the word isn't
 * relevant, unless the word is a skill. Every second query of a kind is held out, so the order
 * within a kind must be arbitrary.
 *
 * @type {Record<string, import('./judged/query.mjs').Query[]>}
 */
export const judged = {
  ...titles,
  ...everyday,
  ...phrases,
  ...long,
  ...companies,
  ...companiesInWords,
  ...places,
  ...placesInWords,
  ...zipCodes,
  ...conditions,
  ...spoken,
  ...cutShort,
  ...details,
  ...asked,
  ...typos,
  ...typing,
  ...wordForms,
  ...subjects,
  ...trades,
  ...forms,
};
