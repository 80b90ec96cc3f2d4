import { quote, type SignedPosting } from './posting';

const capitals = (text: string): { letters: number; share: number } => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return { letters, share: letters === 0 ? 0 : (text.match(/\p{Lu}/gu)?.length ?? 0) / letters };
};
/** Abbreviations make a short title all capitals ("RN ICU"); a text of so many letters is not made of them. */
const fewestLetters = { title: 16, text: 60 } as const;
const mostlyCapitals = { title: 0.85, text: 0.6 } as const;
const manyMarks = 5;

/** Mostly capitals in the title or the text, or many exclamation marks. Answers the words or the count. */
export const shoutingIn = ({ title, overview, description, responsibilities, qualifications }: SignedPosting): string | undefined => {
  const text = [description ?? overview, ...responsibilities, ...qualifications].join('\n');
  const inTitle = capitals(title);
  if (inTitle.letters >= fewestLetters.title && inTitle.share >= mostlyCapitals.title) return title;
  const inText = capitals(text);
  if (inText.letters >= fewestLetters.text && inText.share >= mostlyCapitals.text) return `${Math.round(inText.share * 100)} % capitals: ${text.slice(0, 60)}`;
  const row = /[!！]{3,}/.exec(`${title}\n${text}`);
  if (row) return quote(`${title}\n${text}`, row.index, row[0].length);
  const marks = (`${title} ${text}`.match(/[!！]/g) ?? []).length;
  // a long text may be glad now and then
  return marks >= manyMarks && marks >= text.length / 300 ? `${marks} exclamation marks` : undefined;
};
