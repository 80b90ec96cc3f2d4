import type { Cv, CvEntry, CvLink } from '@/api/jobBoardApi';
import { ownCvTexts } from '@/texts/profiles/cv';
import { isWebAddress } from '@contract/text/website';

const { errors } = ownCvTexts.form;

/** A CV while it is edited: each entry has a key; skills and languages are one per line. */
export type CvTyped = {
  summary: string;
  experience: (CvEntry & { key: number })[];
  education: (CvEntry & { key: number })[];
  links: (CvLink & { key: number })[];
  skills: string;
  languages: string;
};
export type EntryList = 'experience' | 'education';
/** Error messages by field: `experience.3.title`, where 3 is the entry's key. */
export type CvErrors = Partial<Record<string, string>>;

const keyed = <Row>(rows: readonly Row[]): (Row & { key: number })[] =>
  rows.map((row, index) => ({ ...row, key: index + 1 }));
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const toTyped = (cv: Cv): CvTyped => ({
  summary: cv.summary,
  experience: keyed(cv.experience),
  education: keyed(cv.education),
  links: keyed(cv.links),
  skills: cv.skills.join('\n'),
  languages: cv.languages.join('\n'),
});

const isEmpty = (row: object): boolean =>
  Object.entries(row).every(([name, value]) => name === 'key' || value === '');
const entriesOf = (rows: CvTyped['experience']): CvEntry[] =>
  rows.filter((row) => !isEmpty(row)).map(({ key: _key, ...entry }) => entry);

/** Converts the form's values to the CV to send; omits empty entries. */
export const toCv = (typed: CvTyped): Cv => ({
  summary: typed.summary,
  experience: entriesOf(typed.experience),
  education: entriesOf(typed.education),
  links: typed.links.filter((row) => !isEmpty(row)).map(({ label, url }) => ({ label, url })),
  skills: linesOf(typed.skills),
  languages: linesOf(typed.languages),
});

const isDate = (text: string): boolean => /^([12]\d{3}(-(0[1-9]|1[0-2]))?)?$/.test(text);

const entryErrors = (list: EntryList, { key, ...entry }: CvTyped['experience'][number]) => {
  const { title, from, to } = entry;
  const endsTooEarly = from !== '' && to !== '' && to < from.slice(0, to.length);
  return {
    ...(title.trim() === '' && { [`${list}.${key}.title`]: errors.title }),
    ...(!isDate(from) && { [`${list}.${key}.from`]: errors.date }),
    ...(!isDate(to)
      ? { [`${list}.${key}.to`]: errors.date }
      : endsTooEarly && { [`${list}.${key}.to`]: errors.order }),
  };
};

/** Returns the errors that the host would report, by field. */
export const checkCv = (typed: CvTyped): CvErrors => ({
  ...Object.assign(
    {},
    ...(['experience', 'education'] as const).flatMap((list) =>
      typed[list].filter((row) => !isEmpty(row)).map((row) => entryErrors(list, row)),
    ),
  ),
  ...Object.fromEntries(
    typed.links
      .filter((row) => !isEmpty(row) && !isWebAddress(row.url))
      .map(({ key }) => [`links.${key}.url`, errors.url]),
  ),
});
