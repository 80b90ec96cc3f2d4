import type { OpenToWork, OpenToWorkInput } from '@/api/jobBoardApi';
import { educationTexts, startTexts } from '@/texts/candidates/candidates';
import { openToWorkTexts } from '@/texts/candidates/openToWork';

const { fields: texts } = openToWorkTexts;

/** The form's fields, all of which are strings. Checkboxes are kept separately. */
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

/** Returns the label of a field's value. */
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
 * Returns the input that turns the profile off. Our host ignores the other values then, since this
 * page may be stale.
 */
export const toTurnOff = ({
  blocked: _blocked,
  updatedAt: _updatedAt,
  ...stored
}: OpenToWork): OpenToWorkInput => ({ ...stored, open: false, wasOpen: true });

/** Merges a list: another window's values, with the changes made here since `base`. */
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

/** Splits at commas, trims and deduplicates. */
const listed = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
];

/**
 * Converts the fields to the call's input; empty ones are omitted. `wasOpen`: the form showed the
 * profile as open, so that saving it doesn't reopen one that was turned off since.
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
