import { normalizeText, tokenize } from '@contract/search/tokenize';
import type { IndexedJob } from './indexedJob';

/** The distinct texts of a job field: there are far fewer places than jobs. */
export type JobValues = {
  /** The trimmed texts, by number. */
  texts: readonly string[];
  /** Returns the number of a job's text. */
  of: (at: number) => number;
  /** Returns the number of the first text that is equal, ignoring case and accents. */
  canonical: (number: number) => number;
  /** Returns a text's tokens. */
  tokens: (number: number) => readonly string[];
};

/** Creates the values of a field; `all` has those of the jobs added so far. */
export const makeJobValues = (
  field: (job: IndexedJob) => string,
): { add: (jobs: readonly IndexedJob[]) => void; all: JobValues } => {
  const [texts, numbers, ofJob] = [[] as string[], new Map<string, number>(), [] as number[]];
  const [firstEqual, canonical] = [new Map<string, number>(), [] as number[]];
  const tokens: string[][] = [];
  const addText = (text: string): number => {
    const number = texts.push(text) - 1;
    const name = normalizeText(text);
    const first = firstEqual.get(name) ?? number;
    firstEqual.set(name, first);
    canonical.push(first);
    return number;
  };
  return {
    add: (jobs) => {
      for (const job of jobs) {
        const text = field(job).trim();
        const known = numbers.get(text) ?? addText(text);
        numbers.set(text, known);
        ofJob.push(known);
      }
    },
    all: {
      texts,
      of: (at) => ofJob[at] ?? 0,
      canonical: (number) => canonical[number] ?? number,
      tokens: (number) => (tokens[number] ??= tokenize(normalizeText(texts[number] ?? ''))),
    },
  };
};
