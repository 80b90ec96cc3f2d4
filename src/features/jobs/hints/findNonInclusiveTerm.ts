/**
 * Words that deter qualified people because they name a sex, an age or an origin, each with an
 * inclusive replacement; '' if it is best left out.
 */
const inclusiveReplacements: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\bsales(?:man|men|girl|lady)\b/i, 'salesperson'],
  [/\bfore(?:man|men)\b/i, 'supervisor'],
  [/\bwaitress(?:es)?\b/i, 'server'],
  [/\bchair(?:man|men)\b/i, 'chairperson'],
  [/\bhandy(?:man|men)\b/i, 'maintenance technician'],
  [/\brepair(?:man|men)\b/i, 'repair technician'],
  [/\bdelivery (?:man|men|boy)\b/i, 'delivery driver'],
  [/\bcrafts(?:man|men)\b/i, 'craftsperson'],
  [/\b(?:cleaning lady|maid)\b/i, 'cleaner'],
  [/\bsteward(?:ess|esses)\b/i, 'flight attendant'],
  [/\bmanpower\b/i, 'staff'],
  [/\bgirl friday\b/i, 'assistant'],
  [/\bnative(?: \p{L}+)? speakers?\b/iu, 'fluent'],
  [/\bmother tongue\b/i, 'fluent'],
  [/\bdigital natives?\b/i, 'at ease with digital tools'],
  [/\brecent (?:college )?graduates?\b/i, 'entry level'],
  // doesn't match "young children" and the like: they are who the work is for
  [
    /\b(?:young and (?:dynamic|energetic|hungry)|young,? (?:dynamic|energetic|motivated|team\b)|youthful)/i,
    '',
  ],
  [/\b(?:under|below|not older than|max(?:imum)? age(?: of)?) \d{2} years\b/i, ''],
  [/\bable[- ]bodied\b/i, 'able to do what the work asks'],
  [/\b(?:rock ?stars?|ninjas?|gurus?)\b/i, 'expert'],
];

/** Returns the first such words in a text, as written there, and their replacement. */
export const findNonInclusiveTerm = (
  text: string,
): { found: string; instead: string } | undefined => {
  for (const [words, instead] of inclusiveReplacements) {
    const found = words.exec(text)?.[0];
    if (found !== undefined) return { found, instead };
  }
  return undefined;
};
