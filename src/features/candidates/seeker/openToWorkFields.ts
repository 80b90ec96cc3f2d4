import type { OpenToWork, OpenToWorkInput } from '@/api/jobBoardApi';
import { openToWorkTexts } from '@/texts/candidates/openToWork';

const { fields: texts } = openToWorkTexts;

/** The fields of the form; all of them are texts. What is ticked is kept beside them. */
export const openToWorkFields = [
  'headline',
  'nameShown',
  'skills',
  'place',
  'payFrom',
  'start',
  'years',
  'education',
] as const;
export type OpenToWorkField = (typeof openToWorkFields)[number];
export type Ticked = Pick<OpenToWorkInput, 'categories' | 'types' | 'showCv' | 'hideEmployer'>;

export const missingOpenToWork: Record<OpenToWorkField, string> = {
  headline: texts.headline.missing,
  nameShown: '',
  skills: '',
  place: '',
  payFrom: '',
  start: '',
  years: '',
  education: '',
};

export const fieldsOf = (stored: OpenToWork): Record<OpenToWorkField, string> => ({
  headline: stored.headline,
  nameShown: stored.nameShown,
  skills: stored.skills.join(', '),
  place: stored.place,
  payFrom: stored.payFrom === undefined ? '' : String(stored.payFrom),
  start: stored.start ?? '',
  years: stored.years === undefined ? '' : String(stored.years),
  education: stored.education ?? '',
});

export const tickedOf = ({ categories, types, showCv, hideEmployer }: OpenToWork): Ticked => ({
  categories,
  types,
  showCv,
  hideEmployer,
});

/** What is stored, as it is sent. */
export const inputOf = ({ blocked: _blocked, ...input }: OpenToWork): OpenToWorkInput => input;

/** Each once, without the space around it. */
const listed = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
];

/**
 * The fields as the call carries them; what is empty isn't told. `wasOpen`: whether the form showed
 * the profile as open, so that saving it opens none that was turned off since.
 */
export const toOpenToWorkInput = (
  typed: Record<OpenToWorkField, string>,
  ticked: Ticked,
  wasOpen: boolean,
): OpenToWorkInput => ({
  open: true,
  ...(wasOpen && { wasOpen }),
  nameShown: typed.nameShown === 'hidden' ? 'hidden' : 'short',
  headline: typed.headline,
  skills: listed(typed.skills),
  place: typed.place,
  ...ticked,
  ...(typed.payFrom !== '' && { payFrom: Number(typed.payFrom) }),
  ...(typed.years !== '' && { years: Number(typed.years) }),
  // the options are the contract's
  ...(typed.start !== '' && { start: typed.start as NonNullable<OpenToWorkInput['start']> }),
  ...(typed.education !== '' && {
    education: typed.education as NonNullable<OpenToWorkInput['education']>,
  }),
});
