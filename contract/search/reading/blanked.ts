/**
 * The number a posting has with whoever wrote it: "Req #12345", "(job id 90210)", "[ID 55821]". It is
 * no ZIP code, and Boise, ID 83702, "(ID 83702)" and "jobs 90210" are.
 */
const references =
  /(?<![\p{L}\p{N}])[([]?(?:(?:(?:requisition|reference|req|ref)[ .:]{0,3}(?:id|number|num|no|code)?|(?:job|posting|position|vacancy) ?(?:id|number|num|no|code|#))[ .:#-]{0,3}\p{L}{0,3}-?\d[\p{L}\p{N}-]*|#\s?\d{4,})[)\]]?|[([]\s?id[ .:#-]{0,3}(?!83\d{3}\s?[)\]])\d{3,}\s?[)\]]/giu;
/** "$10,000 sign-on bonus": what is paid once is no pay, and how much it is no two jobs agree on. */
const bonuses =
  /\$ ?\d[\d,.]{0,9}k?\+?(?= (?:sign|bonus|retention|relocation|referral|stipend|start[ -]up|welcome))/giu;
/** "50 and over" is no North Andover. */
const ages = /(?<!\d)\d{2}\+? (?:and|&|or) (?:over|older|up)(?!\p{L})/giu;
/** Pay as titles say it: "$2,300 per week", "$25-$30/hr". */
const pay =
  /(?:up to )?\$ ?\d[\d,.]{0,9}k?(?: ?[-–—] ?\$? ?\d[\d,.]{0,9}k?)?\+?(?: ?(?:\/|per |an? )? ?(?:hour|hr|week|wk|weekly|year|yr|annum|month|day)(?!\p{L}))?/giu;

/** The text with blanks for what the patterns find, so that whatever else is in it stays where it is. */
const blanked = (text: string, ...patterns: readonly RegExp[]): string => {
  if (!/\d/.test(text) || /["“”„‟«»「」『』]/u.test(text)) return text;
  const left = patterns.reduce(
    (before, pattern) => before.replaceAll(pattern, (found) => ' '.repeat(found.length)),
    text,
  );
  return /[\p{L}\p{N}]/u.test(left) ? left : text;
};

/** Without numbers that no job is found by. */
export const withoutReferences = (text: string): string => blanked(text, references, bonuses);
/** For a place to be read in, without numbers and words that are none. */
export const textForPlace = (text: string): string => blanked(text, references, ages);
/** For a title that was pasted, without the pay as well: titles of the same job say another. */
export const withoutPay = (text: string): string => blanked(text, pay);
