import { quote, textsBelowTitle, type SignedPosting } from './posting';

const capitals = (text: string): { letters: number; share: number } => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return { letters, share: letters === 0 ? 0 : (text.match(/\p{Lu}/gu)?.length ?? 0) / letters };
};
/** Minimum letters of a text: abbreviations can make short ones all capitals ("RN ICU"). */
const minLetters = 60;
const mostlyCapitals = 0.6;
/** Titles of two or three capitalized words are common in public services and hospitals. */
const minLoudWords = 4;
const minMarks = 5;

/**
 * Finds mostly capitals in the title or the text, or many exclamation marks. Returns the words, the
 * share or the count.
 */
export const shoutingIn = (posting: SignedPosting): string | undefined => {
  const { title } = posting;
  const text = textsBelowTitle(posting).join('\n');
  if (
    capitals(title).share >= mostlyCapitals &&
    (title.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu)?.length ?? 0) >= minLoudWords
  )
    return title;
  const inText = capitals(text);
  if (inText.letters >= minLetters && inText.share >= mostlyCapitals)
    return `${Math.round(inText.share * 100)} % capitals: ${text.slice(0, 60)}`;
  const row = /[!！]{3,}/.exec(`${title}\n${text}`);
  if (row) return quote(`${title}\n${text}`, row.index, row[0].length);
  const marks = (`${title} ${text}`.match(/[!！]/g) ?? []).length;
  // proportional, since a long text may have a few
  return marks >= minMarks && marks >= text.length / 300 ? `${marks} exclamation marks` : undefined;
};
