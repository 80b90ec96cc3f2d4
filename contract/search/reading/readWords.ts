import type { EmploymentType } from '../../constants/employmentTypes';
import { splitWords } from '../splitWords';
import { ageAt } from './ages';
import { backgroundEnd } from './asker/background';
import { readWhole } from './asker/readWhole';
import { endOfDuration, endOfNeedless, experienceAt } from './conditions';
import { excludedAt } from './exclusions';
import {
  dropFunctionWords,
  dropJobNouns,
  dropQuestionWords,
  isFunctionWords,
  isQuestion,
  saysNothing,
  type WordLabel,
} from './fillers';
import { clockHoursAt } from './hours/clockHours';
import { unwantedAt } from './hours/unwantedHours';
import { weeklyHoursAt } from './hours/weeklyHours';
import { readPay } from './pay/pay';
import type { Meaning } from './phrase';
import { phraseAt } from './phrases';
import {
  preferredIn,
  readAlone,
  readBeside,
  restOf,
  runsOf,
  searchedAlone,
  sorted,
  textOf,
  wordsWith,
} from './rest';
import type { State, WordsRead } from './state';
import { typedWords, type Span, type TypedWord } from './words';

const maxTypedWords = 12;
/** A question may have more words than a search; a pasted text has even more. */
const maxQuestionWords = 30;
const maxLength = 300;

const labelWords = (state: State, from: number, to: number, label: WordLabel): void => {
  for (let at = from; at < to; at += 1) state.labels[at] = label;
};

const spanOf = ({ words }: State, from: number, to: number): Span => ({
  from: words[from]?.from ?? 0,
  to: words[to - 1]?.to ?? 0,
});

type Meant =
  | { kind: 'pay'; payMin?: number; payMax?: number }
  | { kind: 'type'; type: EmploymentType }
  | { kind: 'remote' }
  | { kind: 'within'; days: number }
  | { kind: 'nearMe' }
  | { kind: 'bestPaid' }
  | { kind: 'unwanted' }
  | { kind: 'excluded' };
const several: ReadonlySet<string> = new Set(['unwanted', 'excluded']);
/**
 * Adds a reading, unless there is one of its kind; types must differ, and there may be several
 * unwanted and excluded things.
 */
const addReading = (state: State, span: Span, meant: Meant): void => {
  const known = state.readings.some(
    (other) =>
      other.kind === meant.kind &&
      !several.has(meant.kind) &&
      (meant.kind !== 'type' || (other.kind === 'type' && other.type === meant.type)),
  );
  if (!known)
    state.readings.push({ ...span, text: state.typed.slice(span.from, span.to), ...meant });
};

const readAllPay = (state: State): void => {
  for (const { from, to, ...pay } of readPay(state.typed, state.words)) {
    const isRead =
      (pay.payMin !== undefined || pay.payMax !== undefined) &&
      !state.readings.some(({ kind }) => kind === 'pay');
    state.words.forEach((word, at) => {
      if (word.from >= from && word.to <= to) state.labels[at] = isRead ? 'gone' : 'optional';
    });
    if (!isRead) continue;
    state.cuts.push({ from, to });
    addReading(state, { from, to }, { kind: 'pay', ...pay });
  }
};

const searchBeside = ({ beside }: State, as: string, indexes: readonly number[]): void => {
  beside.as.add(as);
  for (const at of indexes) beside.words.add(at);
};

/** Records the queries of a soft phrase, and the words that it ranks lower. */
const noteSoft = (
  state: State,
  from: number,
  to: number,
  { alone, onlyAlone, beside, against = [], unwanted }: Extract<Meaning, { kind: 'soft' }>,
): void => {
  const at = Array.from({ length: to - from }, (_, index) => from + index);
  state.phrases.add(from);
  if (alone !== undefined)
    state.alone.set(alone, new Set([...(state.alone.get(alone) ?? []), ...at]));
  if (beside !== undefined) searchBeside(state, beside, at);
  for (const word of against) state.beside.against.add(word);
  if (unwanted) {
    addReading(state, spanOf(state, from, to), { kind: 'unwanted' });
    for (const word of unwanted) state.unwanted.said.add(word);
    for (const each of at) state.unwanted.words.add(each);
  }
  if (onlyAlone) state.besideJob.push({ from, to });
};

const mean = (state: State, from: number, to: number, meaning: Meaning): void => {
  const span = spanOf(state, from, to);
  if (meaning.kind === 'filler') state.spanish ||= meaning.spanish;
  else if (meaning.kind === 'type')
    for (const type of meaning.types) addReading(state, span, { kind: 'type', type });
  else if (meaning.kind === 'pay')
    addReading(state, span, { kind: 'pay', payMin: Math.round(meaning.payMin) });
  else if (meaning.kind === 'soft') noteSoft(state, from, to, meaning);
  else addReading(state, span, meaning);
  const isKept = meaning.kind === 'type' && meaning.kept;
  labelWords(state, from, to, meaning.kind === 'soft' ? 'soft' : isKept ? 'said' : 'gone');
  if (meaning.kind !== 'soft' && !isKept) state.cuts.push(span);
};

type ReadPart = (state: State, at: number) => number | undefined;
const readAge: ReadPart = (state, at) => {
  const age = ageAt(state.words, at);
  if (!age) return undefined;
  const span = spanOf(state, age.from, age.to);
  addReading(state, span, { kind: 'within', days: age.days });
  labelWords(state, age.from, age.to, 'gone');
  state.cuts.push(span);
  return age.to;
};
const readPhrase: ReadPart = (state, at) => {
  const phrase = unwantedAt(state.words, at) ?? phraseAt(state.words, at);
  if (!phrase) return undefined;
  mean(state, at, phrase.to, phrase.meaning);
  return phrase.to;
};
const readExclusion: ReadPart = (state, at) => {
  const excluded = excludedAt(state.words, at);
  if (excluded === undefined) return undefined;
  state.excluded.push(...excluded.things);
  addReading(state, spanOf(state, excluded.from, excluded.to), { kind: 'excluded' });
  labelWords(state, excluded.from, excluded.to, 'gone');
  return excluded.to;
};
const readNeedless: ReadPart = (state, at) => {
  const to =
    endOfNeedless(state.words, at) ??
    endOfDuration(state.words, at) ??
    backgroundEnd(state.words, at);
  if (to !== undefined) labelWords(state, at, to, 'gone');
  return to;
};
const readExperience: ReadPart = (state, at) => {
  const years = experienceAt(state.words, at);
  if (!years) return undefined;
  state.besideJob.push(years);
  labelWords(state, years.from, years.to, 'soft');
  return years.to;
};
const readWeeklyHours: ReadPart = (state, at) => {
  const read = weeklyHoursAt(state.words, at);
  if (read) mean(state, at, read.to, { kind: 'type', types: [read.type], kept: false });
  return read?.to;
};
const readClockHours: ReadPart = (state, at) => {
  const read = clockHoursAt(state.typed, state.words, at);
  if (read?.isPartTime)
    mean(state, at, read.to, { kind: 'type', types: ['part-time'], kept: false });
  else if (read) {
    state.besideJob.push({ from: at, to: read.to });
    labelWords(state, at, read.to, 'soft');
  }
  return read?.to;
};
/**
 * The readers that are tried at each word: each returns the index after what it read, or
 * `undefined`.
 */
const readParts = [
  readAge,
  readPhrase,
  readExclusion,
  readNeedless,
  readExperience,
  readWeeklyHours,
  readClockHours,
];

const readAllParts = (state: State): void => {
  for (let at = 0; at < state.words.length;) {
    let to: number | undefined;
    if (state.labels[at] === 'kept')
      for (const read of readParts) {
        to = read(state, at);
        if (to !== undefined) break;
      }
    at = to ?? at + 1;
  }
};

/**
 * Drops conditions that don't help next to a job: years of experience are the user's own, while
 * texts with the number require it; and most texts that mention what isn't wanted offer it.
 */
const dropBesideJob = (state: State): void => {
  if (!state.labels.includes('kept')) return;
  for (const { from, to } of state.besideJob) labelWords(state, from, to, 'gone');
};

/**
 * Searches a soft phrase apart if it shares a word with what is asked for: in "data entry, entry
 * level", jobs have to match "entry".
 */
const separateSharedWords = (state: State): void => {
  const kept = new Set(wordsWith(state, state.typed, ['kept']));
  const apart = new Set([...state.beside.words, ...searchedAlone(state)]);
  for (const run of runsOf(state, (at) => state.labels[at] === 'soft' && !apart.has(at))) {
    const words = splitWords(textOf(state, run));
    if (words.some((word) => kept.has(word))) searchBeside(state, `"${words.join(' ')}"`, run);
  }
};

const isAsked = ({ labels }: State): boolean =>
  labels.some((label) => label === 'kept' || label === 'soft');

const isTyped = (typed: string, words: readonly TypedWord[]): boolean => {
  if (typed.length > maxLength) return false;
  const count = typed.trim().split(/\s+/u).length;
  return count <= maxTypedWords || (count <= maxQuestionWords && isQuestion(words));
};

/**
 * Reads pay, employment type, remote, age and "near me" out of a search query, and removes the
 * words that say nothing about a job ("jobs", "hiring", "where can i find"). Quoted and negated
 * words are never read. A pasted text (more than 12 words and no question) is left unchanged.
 * `taken`: parts of the text that were already read (places); they are removed from `rest`.
 */
export const readWords = (typed: string, taken: readonly Span[] = []): WordsRead => {
  const words = typedWords(typed, taken);
  const isTaken = (word: TypedWord): boolean =>
    taken.some(({ from, to }) => from < word.to && to > word.from);
  const state: State = {
    typed,
    words,
    labels: words.map((word) => (isTaken(word) ? 'gone' : 'kept')),
    readings: [],
    cuts: [...taken],
    phrases: new Set(),
    excluded: [],
    alone: new Map(),
    beside: { as: new Set(), words: new Set(), against: new Set() },
    unwanted: { said: new Set(), words: new Set() },
    besideJob: [],
    spanish: /\b(?:trabajos?|empleos?|vacantes?)\b/i.test(typed),
  };
  if (isFunctionWords(words) || !isTyped(typed, words))
    return { readings: [], rest: taken.length > 0 ? restOf(state) : typed, optional: [], soft: [] };
  readAllPay(state);
  readAllParts(state);
  if (isQuestion(words)) dropQuestionWords(state);
  dropJobNouns(state);
  dropFunctionWords(state, state.spanish);
  dropBesideJob(state);
  if (saysNothing(state) && state.labels.some((label) => label === 'gone'))
    labelWords(state, 0, words.length, 'gone');
  readWhole(state);
  separateSharedWords(state);
  const preferred = preferredIn(state, (at) => state.labels[at] === 'soft');
  const alone = readAlone(state);
  if (alone) return { readings: sorted(state.readings), ...alone, optional: [] };
  const beside = readBeside(state);
  if (beside) return { ...beside, ...preferred };
  const rest = restOf(state);
  return {
    readings: sorted(state.readings),
    rest,
    optional: wordsWith(state, rest, isAsked(state) ? ['optional', 'said'] : ['said']),
    // if nothing else is asked for, they are required
    ...(state.labels.includes('kept')
      ? { soft: wordsWith(state, rest, ['soft']), ...preferred }
      : { soft: [] }),
  };
};
