import { splitWords } from '../splitWords';
import { queriesBesideJob, boostQueries, broadConditions, isLeastSpecific } from './asker/alone';
import type { WordLabel } from './fillers';
import { denialsOf } from './hours/unwantedHours';
import type { Reading, State, WordsRead } from './state';

const negated = (words: string): string => (words.includes(' ') ? `-"${words}"` : `-${words}`);

/**
 * Returns the text without the cuts and the words that are gone, and without punctuation left over
 * from them.
 */
export const restOf = ({ typed, words, labels, cuts, excluded }: State): string => {
  const gone = [...cuts, ...words.filter((_, at) => labels[at] === 'gone')].toSorted(
    (a, b) => a.from - b.from,
  );
  if (gone.length === 0) return typed;
  let [rest, end] = ['', 0];
  for (const { from, to } of gone) {
    if (from > end) rest += `${typed.slice(end, from)} `;
    end = Math.max(end, to);
  }
  const left = `${rest}${typed.slice(end)}`
    .split(/\s+/u)
    .map((part) => part.replace(/^[/,;:|)]+/, ''))
    .filter((part) => /[\p{L}\p{N}"“”„‟«»「」『』]/u.test(part))
    .join(' ');
  if (excluded.length > 0) return [left, ...excluded.map(negated)].join(' ').trim();
  const last = words.findLast((_, at) => labels[at] !== 'gone');
  if (!last || left === '') return '';
  return last.to < typed.length && !last.sealed ? `${left} ` : left;
};

/**
 * Returns the words of `rest` with these labels; "entry-level" only if both of its parts have them.
 */
export const wordsWith = (
  { typed, words, labels }: State,
  rest: string,
  wanted: readonly WordLabel[],
): string[] => {
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    let to = at + 1;
    while (words[to]?.joined) to += 1;
    if (labels.slice(at, to).every((label) => wanted.includes(label)))
      found.push(...splitWords(typed.slice(words[at]?.from, words[to - 1]?.to)));
    at = to;
  }
  if (found.length === 0) return [];
  // a character that becomes a letter only when normalized turns its neighbor into another word
  const left = new Set(splitWords(rest));
  return [...new Set(found)].filter((word) => left.has(word));
};

/** Sorts readings in the order in which they were typed. */
export const sorted = (readings: readonly Reading[]): Reading[] =>
  readings.toSorted((a, b) => a.from - b.from);

/** Returns the runs of adjacent words that all pass; a comma or bracket ends a run. */
export const runsOf = ({ words }: State, passes: (at: number) => boolean): number[][] => {
  const runs: number[][] = [];
  for (const [at, { apart }] of words.entries()) {
    if (!passes(at)) continue;
    const last = runs.at(-1);
    if (last && last.at(-1) === at - 1 && !apart) last.push(at);
    else runs.push([at]);
  }
  return runs;
};
/** The typed text of adjacent words. */
export const textOf = ({ typed, words }: State, run: readonly number[]): string =>
  typed.slice(words[run[0] ?? 0]?.from, words[run.at(-1) ?? 0]?.to);
/** Splits a run where one phrase ends and another begins: "no experience" and "weekly pay". */
const phrasesIn = ({ phrases }: State, run: readonly number[]): number[][] => {
  const parts: number[][] = [];
  for (const at of run) {
    const last = parts.at(-1);
    if (last && !phrases.has(at)) last.push(at);
    else parts.push([at]);
  }
  return parts;
};
/** Returns the parts of the typed text whose words pass as `preferred`; {} if there are none. */
export const preferredIn = (
  state: State,
  passes: (at: number) => boolean,
): Pick<WordsRead, 'preferred'> => {
  const preferred = runsOf(state, passes)
    .flatMap((run) => phrasesIn(state, run))
    .map((run) => textOf(state, run));
  return preferred.length > 0 ? { preferred } : {};
};

/** Whether the query consists only of words that jobs don't have to match. */
const isSoftAlone = ({ labels }: State): boolean =>
  labels.every((label) => label === 'soft' || label === 'gone' || label === 'optional');
/** The indexes of the words whose soft phrases also work alone. */
export const searchedAlone = ({ alone }: State): number[] =>
  [...alone.values()].flatMap((indexes) => [...indexes]);
/** Returns the queries that are asked for if there are only soft phrases, the narrowest first. */
const wantedAlone = ({ alone, setting }: State): string[] => {
  const all = [...alone.keys()];
  if (setting !== undefined) return [setting, ...all.map((as) => queriesBesideJob.get(as) ?? as)];
  const most = all.filter((as) => !isLeastSpecific(as));
  return (most.length > 0 ? most : all).toSorted(
    (one, other) => Number(broadConditions.has(one)) - Number(broadConditions.has(other)),
  );
};

/**
 * Returns what to search if there are only soft phrases ("weekend jobs for teens"), or `undefined`
 * to search the text as typed.
 */
export const readAlone = (
  state: State,
): Pick<WordsRead, 'rest' | 'soft' | 'boostQuery' | 'preferred'> | undefined => {
  if (!isSoftAlone(state)) return undefined;
  const [as, ...others] = wantedAlone(state);
  if (as === undefined) return undefined;
  const isPreferred = (at: number): boolean =>
    (state.setting !== undefined && state.labels[at] === 'soft') ||
    others.some((other) => state.alone.get(other)?.has(at)) ||
    (state.labels[at] === 'soft' && ![...state.alone.values()].some((words) => words.has(at)));
  const preferred = preferredIn(state, isPreferred);
  for (const at of searchedAlone(state)) state.labels[at] = 'gone';
  const soft = wordsWith(state, state.typed, ['soft']);
  const besidesThem = [...soft, ...state.excluded.map(negated)];
  const rest = [besidesThem.length > 0 ? as.trim() : as, ...besidesThem].join(' ');
  if (others.length > 0) {
    const boostQuery = others.join(' ').trim();
    const required = new Set(state.setting === undefined ? [] : splitWords(rest));
    const words = splitWords(boostQuery.replaceAll(' or ', ' ')).filter(
      (word) => !required.has(word),
    );
    return { rest, soft: [...soft, ...words], boostQuery, ...preferred };
  }
  const first = boostQueries.get(as) ?? denialsOf(as);
  return first === undefined || soft.length > 0
    ? { rest, soft, ...preferred }
    : { rest, soft: splitWords(first.replaceAll(' or ', ' ')), boostQuery: first };
};
/**
 * Returns what to search if there are soft phrases next to a job: "experience" is in most texts,
 * "entry level" only in those that are meant. Returns `undefined` to search the text as typed.
 */
export const readBeside = (state: State): WordsRead | undefined => {
  const { alone, beside } = state;
  const as = [
    ...[...alone.keys()].map((each) => queriesBesideJob.get(each) ?? each),
    ...beside.as,
  ].join(' ');
  const searched = [...searchedAlone(state), ...beside.words];
  const isSearched = searched.some((at) => state.labels[at] === 'soft');
  if (!isSearched || !state.labels.includes('kept')) return undefined;
  // "day or night shift" asks for either
  const against = beside.as.size === 1 ? [...beside.against] : [];
  const unwanted = [...new Set([...state.unwanted.said, ...against])];
  // jobs that contain these words are the unwanted ones
  for (const at of state.unwanted.words) state.labels[at] = 'gone';
  const typed = wordsWith(state, state.typed, ['soft']);
  const kept = new Set(wordsWith(state, state.typed, ['kept']));
  for (const at of searched) state.labels[at] = 'gone';
  // a comma before a dropped word
  const rest = restOf(state)
    .trim()
    .replace(/[,;:|(]$/u, '');
  return {
    readings: sorted(state.readings),
    rest,
    optional: wordsWith(state, rest, ['optional', 'said']),
    // what is asked for stays so: "data entry no experience"
    soft: [...new Set([...typed, ...splitWords(as.replaceAll(' or ', ' ')), ...unwanted])].filter(
      (word) => !kept.has(word),
    ),
    boostQuery: [as, ...unwanted.map((word) => `-${word}`)].join(' '),
  };
};
