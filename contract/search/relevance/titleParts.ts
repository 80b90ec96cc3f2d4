import { tokenize } from '../tokenize';
import { withHours } from './hours';

/** A title prepared for comparison: its tokens, and which of them name the job itself. */
export type TitleParts = {
  tokens: readonly string[];
  /** The range of the job's name in `tokens`: "cook" of "Now hiring: Cook II - nights (Tulsa)". */
  core: { from: number; to: number };
};

/** Words that say when, how much or how urgently somebody works, but don't name a job. */
export const qualifierWords: ReadonlySet<string> = new Set(
  `now hiring urgent urgently immediate immediately need needed wanted new apply today remote hybrid onsite on site part full
  time pt ft prn temp temporary seasonal contract permanent perm weekend weekends night nights day days evening evenings morning
  mornings overnight overnights shift shifts 1st 2nd 3rd first second third am pm noc hour hours hrs week weeks weekly bonus sign
  entry level flexible available up per work from home w2 c2c job jobs career opportunity position opening`
    .split(/\s+/)
    .filter(Boolean),
);
/** Whether the token is a grade, which ends a job's name: "Cook II", "Engineer 3". */
const isGrade = (token: string): boolean => /^(?:i{1,3}|iv|v|[1-9])$/.test(token);
/** Prepositions that end a job's name: what follows says for whom or where. */
const prepositions = new Set(['to', 'for', 'with', 'at', 'in', 'on', 'near', 'w', 'for']);

/** The separators of a title's parts: punctuation, and a dash with a space next to it. */
const partMarks = /[|,;:()[\]{}/•·@*!~–—]|\s-|-\s/u;

/** A bracket before the job's name: "(Automotive) Chip Architect". */
const leadingBracket = /^\s*(?:\([^)]*\)|\[[^\]]*\])/u;

const isName = (token: string): boolean =>
  /\p{L}/u.test(token) && !qualifierWords.has(token) && !isGrade(token);

/** Returns the range without what follows the name: a grade, hours, or "to …". */
const coreOf = (tokens: readonly string[], from: number, to: number) => {
  let begin = from;
  while (begin < to - 1 && qualifierWords.has(tokens[begin] ?? '')) begin += 1;
  let end = begin + 1;
  while (end < to && !prepositions.has(tokens[end] ?? '')) end += 1;
  while (end > begin + 1 && !isName(tokens[end - 1] ?? '')) end -= 1;
  return { from: begin, to: end };
};

/** Splits a title into tokens and finds the job's name. */
export const titleParts = (written: string): TitleParts => {
  const title = withHours(written);
  const tokens: string[] = [];
  let core: TitleParts['core'] | undefined;
  const [before = ''] = leadingBracket.exec(title) ?? [];
  const rest = title.slice(before.length);
  // if there is nothing else, the bracket contains the name
  const isBefore = before !== '' && tokenize(rest).some(isName);
  if (isBefore) tokens.push(...tokenize(before));
  for (const part of (isBefore ? rest : title).split(partMarks)) {
    const from = tokens.length;
    tokens.push(...tokenize(part));
    if (!core && tokens.slice(from).some(isName)) core = coreOf(tokens, from, tokens.length);
  }
  return { tokens, core: core ?? { from: 0, to: tokens.length } };
};
