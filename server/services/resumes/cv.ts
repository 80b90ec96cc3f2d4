import { isWebAddress } from '@contract/text/website';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { findCv, updateCv } from '../../repositories/resumes/cv';
import { hostResumeTexts } from '../../texts/resumes';
import type { Wire } from '../../wire';

type Cv = Wire<'Cv'>;

const emptyCv: Cv = {
  summary: '',
  experience: [],
  education: [],
  skills: [],
  languages: [],
  links: [],
};

/** Returns the CV that a job seeker has written on /cv, with empty lists by default. */
export const readCv = async (db: Queryable, seekerId: string): Promise<Cv> => ({
  ...emptyCv,
  ...(await findCv(db, seekerId)),
});

const cleanTexts = (texts: readonly string[]): string[] =>
  texts.map((text) => text.trim()).filter((text) => text !== '');
const cleanEntries = (entries: Cv['experience']): Cv['experience'] =>
  entries.map(({ title, place, from, to, text }) => ({
    title: title.trim(),
    place: place.trim(),
    from,
    to,
    text: text.trim(),
  }));

/**
 * Throws a 400 for an entry that ends before it begins, and for a link that isn't a web address.
 */
const checkCv = ({ experience, education, links }: Cv): void => {
  for (const [field, entries] of Object.entries({ experience, education }))
    // "2019" is before "2019-04", so compare only as much as both have
    if (entries.some(({ from, to }) => from !== '' && to !== '' && to < from.slice(0, to.length)))
      throw new ApiError(400, hostResumeTexts.endsBeforeStart, field);
  if (links.some(({ url }) => !isWebAddress(url)))
    throw new ApiError(400, hostResumeTexts.notALink, 'links');
};

/** Replaces the CV, without empty texts and surrounding white space. */
export const storeCv = async (db: Queryable, seekerId: string, given: Cv): Promise<Cv> => {
  const cv: Cv = {
    summary: given.summary.trim(),
    experience: cleanEntries(given.experience),
    education: cleanEntries(given.education),
    skills: cleanTexts(given.skills),
    languages: cleanTexts(given.languages),
    links: given.links.map(({ label, url }) => ({ label: label.trim(), url: url.trim() })),
  };
  checkCv(cv);
  await updateCv(db, seekerId, cv);
  return cv;
};
