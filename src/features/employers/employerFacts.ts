import type { Employer } from '@/api/jobBoardApi';
import { employerTexts } from '@/texts/profiles/employer';
import { dateText } from '@/ui/text/dateTexts';
import { countryName } from '@contract/constants/countries';
import { demonym } from '@contract/constants/nationalities';
import { site } from '@contract/constants/site';

/** Returns the text, or "Not provided" if it is empty. */
const orNotProvided = (text: string | null | undefined): string =>
  text?.trim() || employerTexts.notProvided;

/*
 * Three values that the spec hard-codes (spec §2.8, §2.14): the record's own if it has one, the
 * spec's constant if the host doesn't know the field, "Not provided" if the field is empty.
 */
export const birthDateText = ({ birthDateEmployer }: Employer): string =>
  birthDateEmployer === undefined
    ? employerTexts.constantBirthDate
    : dateText(birthDateEmployer) || orNotProvided(birthDateEmployer);
export const residenceText = ({ residenceCountryEmployer }: Employer): string =>
  residenceCountryEmployer === undefined
    ? site.country.name
    : orNotProvided(countryName(residenceCountryEmployer ?? ''));
export const companyAddressText = ({ companyAddress, nationalityEmployer }: Employer): string =>
  companyAddress === undefined
    ? nationalityText(nationalityEmployer)
    : orNotProvided(companyAddress);

/** "American" for US; any other text unchanged. */
export const nationalityText = (nationality: string | undefined): string =>
  orNotProvided(demonym(nationality ?? ''));
/** "Canada" for CA; any other text unchanged. */
export const countryText = (country: string | undefined): string =>
  orNotProvided(countryName(country ?? ''));
