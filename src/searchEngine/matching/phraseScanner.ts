import type { QueryPlan } from './queryPlan';

/** Where a job matches, best first; `head` is place, category and employment type. */
export const fieldRanks = { title: 1, company: 2, head: 3, texts: 4 } as const;

/** Which phrases of a query a job has. */
export type PhraseScanner = {
  /** Forgets the job before. */
  reset: () => void;
  /**
   * Scans a part of a token list, whose fields a 0 separates; `rankOf` gives a field's rank by its
   * number. The answer is the first field's length in tokens.
   */
  scan: (ids: Uint32Array, from: number, to: number, rankOf: (field: number) => number) => number;
  /** By phrase the best field it was found in; 0 for none. */
  foundIn: Uint8Array;
  /** By phrase its best match quality in that field. */
  foundQuality: Uint8Array;
};

/** Finds all phrases in one pass: each slot remembers where its phrase last matched up to it. */
export const makePhraseScanner = (
  { slots, slotsByToken, phraseCount }: QueryPlan,
  tokenCount: number,
): PhraseScanner => {
  // most tokens fit no slot; one look into an array tells
  const fitsSlot = new Uint8Array(tokenCount);
  for (const id of slotsByToken.keys()) fitsSlot[id] = 1;
  const matchedAt = new Int32Array(slots.length).fill(-2);
  /** The lowest quality of the phrase's tokens up to the slot. */
  const qualityUpTo = new Uint8Array(slots.length);
  const [foundIn, foundQuality] = [new Uint8Array(phraseCount), new Uint8Array(phraseCount)];
  const matchSlots = (id: number, at: number, rank: number): void => {
    for (const { slot, quality: own } of slotsByToken.get(id) ?? []) {
      const { before = -1, ends = -1 } = slots[slot] ?? {};
      if (before !== -1 && matchedAt[before] !== at - 1) continue;
      const quality = before === -1 ? own : Math.min(own, qualityUpTo[before] ?? 0);
      matchedAt[slot] = at;
      qualityUpTo[slot] = quality;
      if (ends === -1) continue;
      const known = foundIn[ends] ?? 0;
      if (known === 0) foundIn[ends] = rank;
      if (known === 0 || (known === rank && quality > (foundQuality[ends] ?? 0)))
        foundQuality[ends] = quality;
    }
  };
  return {
    foundIn,
    foundQuality,
    reset: () => foundIn.fill(0),
    scan: (ids, from, to, rankOf) => {
      // positions of another list mean nothing here
      matchedAt.fill(-2);
      let [field, firstLength] = [0, 0];
      for (let at = from; at < to; at += 1) {
        const id = ids[at] ?? 0;
        if (id === 0) {
          if (field === 0) firstLength = at - from;
          field += 1;
        } else if (fitsSlot[id] === 1) matchSlots(id, at, rankOf(field));
      }
      return firstLength;
    },
  };
};
