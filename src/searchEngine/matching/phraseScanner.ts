import { matchQuality, type QueryPlan } from './queryPlan';

/** Where a phrase was found, as bits; the head includes title and company. */
export const foundIn = { title: 1, head: 2, texts: 4 } as const;

/** Finds the phrases of a query in a job. */
export type PhraseScanner = {
  /** Clears the results of the previous job. */
  reset: () => void;
  /** Scans a job's head, a token list whose fields are separated by a 0: title, company, others. */
  scanHead: (ids: Uint32Array, from: number, to: number) => void;
  scanTexts: (ids: Uint32Array, from: number, to: number) => void;
  /** Where each phrase was found, as bits. */
  found: Uint8Array;
};

/** The number of the head's fields that name the job itself: title and company. */
const titleFields = 2;

/** Returns flags by token: most tokens fit no slot, which a single array lookup tells. */
const flagsOf = (ids: Iterable<number>, tokenCount: number): Uint8Array => {
  const flags = new Uint8Array(tokenCount);
  for (const id of ids) flags[id] = 1;
  return flags;
};

/**
 * Creates a scanner that finds all phrases in one pass: each slot stores where its phrase last
 * matched up to it.
 */
export const makePhraseScanner = (
  { slots, slotsByToken, phrases }: QueryPlan,
  tokenCount: number,
): PhraseScanner => {
  const fitsSlot = flagsOf(slotsByToken.keys(), tokenCount);
  const matchedAt = new Int32Array(slots.length).fill(-2);
  /** The lowest quality of the phrase's tokens up to the slot. */
  const qualityUpTo = new Uint8Array(slots.length);
  const found = new Uint8Array(phrases.length);
  let isFresh = true;
  const matchSlots = (id: number, at: number, bits: number, stemBits: number): void => {
    for (const { slot, quality: own } of slotsByToken.get(id) ?? []) {
      const { before = -1, ends = -1 } = slots[slot] ?? {};
      if (before !== -1 && matchedAt[before] !== at - 1) continue;
      const quality = before === -1 ? own : Math.min(own, qualityUpTo[before] ?? 0);
      matchedAt[slot] = at;
      qualityUpTo[slot] = quality;
      if (ends === -1) continue;
      found[ends] = (found[ends] ?? 0) | (quality === matchQuality.form ? bits : stemBits);
      isFresh = false;
    }
  };
  /** Resets the positions, which belong to one list. */
  const startScan = (): void => {
    matchedAt.fill(-2);
  };
  return {
    found,
    reset: () => {
      if (isFresh) return;
      found.fill(0);
      isFresh = true;
    },
    scanHead: (ids, from, to) => {
      startScan();
      let field = 0;
      for (let at = from; at < to; at += 1) {
        const id = ids[at] ?? 0;
        if (id === 0) field += 1;
        else if (fitsSlot[id] === 1)
          matchSlots(
            id,
            at,
            field < titleFields ? foundIn.title | foundIn.head : foundIn.head,
            foundIn.head,
          );
      }
    },
    scanTexts: (ids, from, to) => {
      startScan();
      for (let at = from; at < to; at += 1) {
        const id = ids[at] ?? 0;
        if (id !== 0 && fitsSlot[id] === 1) matchSlots(id, at, foundIn.texts, foundIn.texts);
      }
    },
  };
};
