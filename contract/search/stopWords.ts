import { isDenialOfHours } from './reading/hours/unwantedHours';

/**
 * Words that every text contains and that nobody searches for by themselves: the English list of
 * Snowball and PostgreSQL.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `
  i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself they them their theirs
  themselves what which who whom this that these those am is are was were be been being have has had having do does did doing a an the and but if or
  because as until while of at by for with about against between into through during before after above below to from up down in out on off over under
  again further then once here there when where why how all any both each few more most other some such no nor not only own same so than too very s t can
  will just don should now
`
    .trim()
    .split(/\s+/),
);

const publicEmployers: ReadonlySet<string> = new Set('city county state town village'.split(' '));
/** "City of": such an employer's name means nothing without "of". */
const isPublicEmployer = (words: string): boolean => {
  const [who = '', of, ...others] = words.split(' ');
  return publicEmployers.has(who) && of === 'of' && others.length === 0;
};
/**
 * Whether a phrase means nothing without its stop words. Only heads can match it, as stop words
 * aren't indexed in texts.
 */
export const needsStopWords = (words: string): boolean =>
  isDenialOfHours(words) || isPublicEmployer(words);
