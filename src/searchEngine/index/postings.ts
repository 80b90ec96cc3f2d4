import type { JobIndex, Steps } from './jobIndex';
import type { TokenList } from './tokenList';

/** The jobs that contain a token, in order. */
export type Postings = { jobsWith: (id: number) => Uint32Array; jobs: number };

/** The number of tokens read per step: some milliseconds of work. */
const tokensInStep = 1 << 18;

/** Calls `take` once for each distinct token of each job. */
function* eachToken(
  list: TokenList,
  tokenCount: number,
  take: (id: number, job: number) => void,
): Steps<void> {
  const lastJob = new Int32Array(tokenCount).fill(-1);
  const ids = list.ids();
  let stepEnd = tokensInStep;
  for (let job = 0; job < list.textCount(); job += 1) {
    const end = list.start(job + 1);
    for (let at = list.start(job); at < end; at += 1) {
      const id = ids[at] ?? 0;
      if (id === 0 || lastJob[id] === job) continue;
      lastJob[id] = job;
      take(id, job);
    }
    if (end > stepEnd) {
      stepEnd = end + tokensInStep;
      yield;
    }
  }
}

/**
 * Builds an inverted index as two arrays of numbers: 50,000 jobs have about five million entries.
 */
function* makePostings(list: TokenList, tokenCount: number): Steps<Postings> {
  const starts = new Uint32Array(tokenCount + 1);
  yield* eachToken(list, tokenCount, (id) => {
    starts[id + 1] = (starts[id + 1] ?? 0) + 1;
  });
  for (let id = 0; id < tokenCount; id += 1)
    starts[id + 1] = (starts[id + 1] ?? 0) + (starts[id] ?? 0);
  const jobs = new Uint32Array(starts[tokenCount] ?? 0);
  const next = starts.slice();
  yield* eachToken(list, tokenCount, (id, job) => {
    const at = next[id] ?? 0;
    jobs[at] = job;
    next[id] = at + 1;
  });
  const none = new Uint32Array(0);
  return {
    jobs: list.textCount(),
    // tokens added later have no postings
    jobsWith: (id) => (id < tokenCount ? jobs.subarray(starts[id], starts[id + 1]) : none),
  };
}

const made = new WeakMap<TokenList, Postings>();
function* postingsOf(index: JobIndex, list: TokenList): Steps<Postings> {
  const known = made.get(list);
  if (known?.jobs === index.jobs.length) return known;
  const postings = yield* makePostings(list, index.vocabulary.tokens.length);
  made.set(list, postings);
  return postings;
}

/**
 * Returns the jobs by the words of their heads; built when first needed, and rebuilt if jobs are
 * added.
 */
export function* headPostingsOf(index: JobIndex): Steps<Postings> {
  yield* index.indexHeads();
  return yield* postingsOf(index, index.heads);
}
/** The same, by the words of their texts. */
export function* textPostingsOf(index: JobIndex): Steps<Postings> {
  yield* index.indexTexts();
  return yield* postingsOf(index, index.texts);
}
