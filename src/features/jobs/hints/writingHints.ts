import { writingHintTexts as texts } from '@/texts/jobs/post/writingHints';
import { contactInText } from '@contract/text/contactData';
import { findNonInclusiveTerm } from './findNonInclusiveTerm';

/** Shorter texts may be all capitals because of abbreviations ("RN ICU"). */
const minLoudLetters = 20;
const mostlyCapitals = 0.6;

const isMostlyCapitals = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= minLoudLetters && capitals / letters >= mostlyCapitals;
};

/** Whether a title contains "!", or is all capitals and has five letters in a row. */
export const isLoudTitle = (title: string): boolean =>
  title.includes('!') || (/\p{L}{5}/u.test(title) && title === title.toUpperCase());

/**
 * Returns hints on how to improve a text of a job: contact data (which belongs on the employer's
 * page), words that deter people, shouting. They are never errors. The domain of `company` may
 * appear in the text.
 */
export const textHints = (
  text: string,
  { company = '', isTitle = false }: { company?: string; isTitle?: boolean } = {},
): string[] => {
  const contact = contactInText(text, company.toLowerCase());
  const words = findNonInclusiveTerm(text);
  const isLoud = isTitle ? isLoudTitle(text) : isMostlyCapitals(text) || /[!！]{2}/u.test(text);
  return [
    ...(contact === undefined ? [] : [texts.contact(contact)]),
    ...(words ? [texts.excluding(words.found, words.instead)] : []),
    ...(isLoud ? [texts.loud] : []),
  ];
};

/** Returns hints on the pay, in dollars a month: none given, or a range wider than twofold. */
export const payHints = (from: number, to: number): string[] => {
  if (!(to > 0)) return [texts.noPay];
  return from > 0 && to > 2 * from ? [texts.wideRange] : [];
};
