type Entry<Value> = { at: number; order: number; value: Value };

const isBefore = <Value>(one: Entry<Value>, other: Entry<Value>): boolean =>
  one.at !== other.at ? one.at < other.at : one.order < other.order;

/** Creates a heap of values ordered by time; equal times are first in, first out. */
export const makeHeap = <Value>() => {
  const entries: Entry<Value>[] = [];
  let order = 0;
  const at = (index: number): Entry<Value> => {
    const entry = entries[index];
    if (entry === undefined) throw new Error('The heap is damaged.');
    return entry;
  };
  const swap = (one: number, other: number): void => {
    const kept = at(one);
    entries[one] = at(other);
    entries[other] = kept;
  };
  const add = (time: number, value: Value): void => {
    let index = entries.push({ at: time, order: (order += 1), value }) - 1;
    for (let parent = (index - 1) >> 1; index > 0 && isBefore(at(index), at(parent));) {
      swap(index, parent);
      index = parent;
      parent = (index - 1) >> 1;
    }
  };
  const sink = (): void => {
    for (let index = 0; ;) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      let first = index;
      if (left < entries.length && isBefore(at(left), at(first))) first = left;
      if (right < entries.length && isBefore(at(right), at(first))) first = right;
      if (first === index) return;
      swap(index, first);
      index = first;
    }
  };
  /** Removes and returns the first entry, or `undefined` if the heap is empty. */
  const take = (): { at: number; value: Value } | undefined => {
    const [first] = entries;
    const last = entries.pop();
    if (first === undefined || last === undefined || entries.length === 0) return first;
    entries[0] = last;
    sink();
    return first;
  };
  /** Returns the time of the first entry, or `undefined` if the heap is empty. */
  const first = (): number | undefined => entries[0]?.at;
  return { add, take, first };
};
