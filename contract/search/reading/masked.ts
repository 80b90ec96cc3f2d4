/**
 * The employer's reference number of a job: "Req #12345", "(job id 90210)", "[ID 55821]". It must
 * not be read as a ZIP code. Not references: Boise, ID 83702, "(ID 83702)" and "jobs 90210".
 */
const references =
  /(?<![\p{L}\p{N}])[([]?(?:(?:(?:requisition|reference|req|ref)[ .:]{0,3}(?:id|number|num|no|code)?|(?:job|posting|position|vacancy) ?(?:id|number|num|no|code|#))[ .:#-]{0,3}\p{L}{0,3}-?\d[\p{L}\p{N}-]*|#\s?\d{4,})[)\]]?|[([]\s?id[ .:#-]{0,3}(?!83\d{3}\s?[)\]])\d{3,}\s?[)\]]/giu;
/** "$10,000 sign-on bonus": a one-time payment isn't pay, and jobs state different amounts. */
const bonuses =
  /\$ ?\d[\d,.]{0,9}k?\+?(?= (?:sign|bonus|retention|relocation|referral|stipend|start[ -]up|welcome))/giu;
/** "50 and over" must not be read as North Andover. */
const ages = /(?<!\d)\d{2}\+? (?:and|&|or) (?:over|older|up)(?!\p{L})/giu;
/** Pay as written in titles: "$2,300 per week", "$25-$30/hr". */
const pay =
  /(?:up to )?\$ ?\d[\d,.]{0,9}k?(?: ?[-–—] ?\$? ?\d[\d,.]{0,9}k?)?\+?(?: ?(?:\/|per |an? )? ?(?:hour|hr|week|wk|weekly|year|yr|annum|month|day)(?!\p{L}))?/giu;

/**
 * Replaces what the patterns match with spaces, so that the rest of the text keeps its positions.
 */
const masked = (text: string, ...patterns: readonly RegExp[]): string => {
  if (!/\d/.test(text) || /["“”„‟«»「」『』]/u.test(text)) return text;
  const left = patterns.reduce(
    (before, pattern) => before.replaceAll(pattern, (found) => ' '.repeat(found.length)),
    text,
  );
  return /[\p{L}\p{N}]/u.test(left) ? left : text;
};

/** Removes numbers that can't help to find a job. */
export const withoutReferences = (text: string): string => masked(text, references, bonuses);
/** Removes numbers and ages that could be misread as a place. */
export const textForPlace = (text: string): string => masked(text, references, ages);
/** Removes the pay from a pasted title: titles of the same job state different pay. */
export const withoutPay = (text: string): string => masked(text, pay);
