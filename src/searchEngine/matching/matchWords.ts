import type { JobIndex } from '@/searchEngine/index/jobIndex';
import { nearness, type WordsPlan } from './wordsPlan';

/** Where a job says something, best first. */
export const places = { title: 1, company: 2, head: 3, texts: 4 } as const;

/** How a job says what is wanted. */
export type Match = {
  /**
   * Of each wanted thing that isn't denied, the best place it is said in, and how near (`nearness`)
   * to what was typed.
   */
  said: { place: number; near: number }[];
  /** All typed words stand next to each other in the title, in their order, in whatever form. */
  titleSaysAll: boolean;
  /** The title's length in atoms. */
  titleLength: number;
};

/**
 * A test of one job after the other: does it say all that is wanted and nothing that is denied? It
 * walks through the job's atoms once, its head first, and most often needs no more than that;
 * `headsOnly` leaves the texts out. Reads 50,000 jobs' texts in some 50 ms.
 */
export const makeMatcher = (
  { heads, texts }: JobIndex,
  { slots, fits, phrases, wanted, whole }: WordsPlan,
  atomCount: number,
  headsOnly: boolean,
): ((at: number) => Match | null) => {
  // one look tells that an atom is of no interest
  const isOfInterest = new Uint8Array(atomCount);
  for (const number of fits.keys()) isOfInterest[number] = 1;
  /**
   * Where a slot's atom stood last, with all of its phrase before it, and how near the phrase was
   * until there.
   */
  const [stoodAt, nearUntil] = [
    new Int32Array(slots.length).fill(-2),
    new Uint8Array(slots.length),
  ];
  const [foundIn, foundNear] = [new Uint8Array(phrases), new Uint8Array(phrases)];
  const [headNumbers, textNumbers] = [heads.numbers(), texts.numbers()];

  const walk = (
    numbers: Uint32Array,
    from: number,
    to: number,
    place: (field: number) => number,
  ): number => {
    let [field, firstField] = [0, 0];
    for (let at = from; at < to; at += 1) {
      const number = numbers[at] ?? 0;
      if (number === 0) {
        if (field === 0) firstField = at - from;
        field += 1;
      } else if (isOfInterest[number] === 1) {
        for (const { slot, near } of fits.get(number) ?? []) {
          const { before = -1, ends = -1 } = slots[slot] ?? {};
          if (before !== -1 && stoodAt[before] !== at - 1) continue;
          const nearest = before === -1 ? near : Math.min(near, nearUntil[before] ?? 0);
          stoodAt[slot] = at;
          nearUntil[slot] = nearest;
          if (ends === -1) continue;
          const [known, here] = [foundIn[ends] ?? 0, place(field)];
          if (known === 0) foundIn[ends] = here;
          if (known === 0 || (known === here && nearest > (foundNear[ends] ?? 0)))
            foundNear[ends] = nearest;
        }
      }
    }
    return firstField;
  };
  /**
   * The best of what a thing may be: said in the best place, then nearest to what was typed; null
   * where none is said.
   */
  const best = (any: readonly (readonly number[])[]): { place: number; near: number } | null => {
    let [place, near] = [Infinity, 0];
    for (const all of any) {
      // a whole is said where its furthest part is
      let [furthest, least]: [number, number] = [0, nearness.same];
      for (const phrase of all) {
        furthest = Math.max(furthest, foundIn[phrase] || Infinity);
        least = Math.min(least, foundNear[phrase] ?? 0);
      }
      if (furthest < place || (furthest === place && least > near))
        [place, near] = [furthest, least];
    }
    return place === Infinity ? null : { place, near };
  };
  const someDenied = wanted.some(({ denied }) => denied);
  return (job) => {
    foundIn.fill(0);
    stoodAt.fill(-2);
    const titleLength = walk(headNumbers, heads.start(job), heads.start(job + 1), (field) =>
      field === 0 ? places.title : field === 1 ? places.company : places.head,
    );
    const titleSaysAll = whole !== null && foundIn[whole.phrase] === places.title;
    if (!headsOnly && (someDenied || wanted.some(({ any }) => best(any) === null))) {
      stoodAt.fill(-2);
      walk(textNumbers, texts.start(job), texts.start(job + 1), () => places.texts);
    }
    const said: Match['said'] = [];
    for (const { any, denied } of wanted) {
      const found = best(any);
      if ((found !== null) === denied) return null;
      if (found) said.push(found);
    }
    return { said, titleSaysAll, titleLength };
  };
};
