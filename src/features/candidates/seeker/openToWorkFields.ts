import type { OpenToWork, OpenToWorkInput } from '@/api/jobBoardApi';
import { educationTexts, startTexts } from '@/texts/candidates/candidates';
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

/** What a value is called where it can be chosen. */
export const labelOf = (name: OpenToWorkField, value: string): string => {
  const options: Partial<Record<OpenToWorkField, Readonly<Record<string, string>>>> = {
    nameShown: { short: texts.nameShown.shortOnly, hidden: texts.nameShown.hidden },
    start: startTexts,
    education: educationTexts,
  };
  return options[name]?.[value] ?? value;
};

export const tickedOf = ({ categories, types, showCv, hideEmployer }: OpenToWork): Ticked => ({
  categories,
  types,
  showCv,
  hideEmployer,
});

/**
 * What turns it off. Our host stores nothing of the rest with it: this page may be older than what
 * is stored.
 */
export const toTurnOff = ({
  blocked: _blocked,
  updatedAt: _updatedAt,
  ...stored
}: OpenToWork): OpenToWorkInput => ({ ...stored, open: false, wasOpen: true });

/** What another window chose, with what was ticked or unticked here since `base`. */
const mergedList = <Value extends string>(
  base: readonly Value[],
  here: readonly Value[],
  present: readonly Value[],
): Value[] => [
  ...present.filter((value) => here.includes(value) || !base.includes(value)),
  ...here.filter((value) => !base.includes(value) && !present.includes(value)),
];

export const mergedTicks = (base: Ticked, here: Ticked, present: Ticked): Ticked => ({
  categories: mergedList(base.categories, here.categories, present.categories),
  types: mergedList(base.types, here.types, present.types),
  showCv: here.showCv === base.showCv ? present.showCv : here.showCv,
  hideEmployer: here.hideEmployer === base.hideEmployer ? present.hideEmployer : here.hideEmployer,
});

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
