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
 * What people type, by kind, judged by reading the postings: rules over titles, companies, places,
 * pay, age and kinds of employment. A title that says just what was typed is what was looked for;
 * with more around it, it is near to that; a text that mentions the word is no answer, unless what
 * was typed is a skill. Every second query of a kind is held out, so their order in a kind says
 * nothing.
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
