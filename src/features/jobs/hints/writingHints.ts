import { writingHintTexts as texts } from '@/texts/jobs/post/writingHints';
import { contactInText } from '@contract/text/contactData';
import { excludingWords } from './excludingWords';

/** Abbreviations make a short text all capitals ("RN ICU"). */
const minLoudLetters = 20;
const mostlyCapitals = 0.6;

const isMostlyCapitals = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= minLoudLetters && capitals / letters >= mostlyCapitals;
};

/** Whether a title has a word of five letters or more and is all capitals, or shouts by its marks. */
export const isLoudTitle = (title: string): boolean =>
  title.includes('!') || (/\p{L}{5}/u.test(title) && title === title.toUpperCase());

/**
 * What would make a text of a job better: contact data, which belongs on the employer's page,
 * words that put people off, shouting. Nothing of it is ever refused. `company`: its domain may be
 * named.
 */
export const textHints = (
  text: string,
  { company = '', isTitle = false }: { company?: string; isTitle?: boolean } = {},
): string[] => {
  const contact = contactInText(text, company.toLowerCase());
  const words = excludingWords(text);
  const isLoud = isTitle ? isLoudTitle(text) : isMostlyCapitals(text) || /[!！]{2}/u.test(text);
  return [
    ...(contact === undefined ? [] : [texts.contact(contact)]),
    ...(words ? [texts.excluding(words.found, words.instead)] : []),
    ...(isLoud ? [texts.loud] : []),
  ];
};

/** The same of the pay, from and to in dollars a month: none given, or a range wider than twofold. */
export const payHints = (from: number, to: number): string[] => {
  if (!(to > 0)) return [texts.noPay];
  return from > 0 && to > 2 * from ? [texts.wideRange] : [];
};
