type Entry<Value> = { at: number; order: number; value: Value };

const isBefore = <Value>(one: Entry<Value>, other: Entry<Value>): boolean =>
  one.at !== other.at ? one.at < other.at : one.order < other.order;

/** Values in the order of their time; of equal times, what came first. */
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
  /** Takes the first; undefined: there is none. */
  const take = (): { at: number; value: Value } | undefined => {
    const [first] = entries;
    const last = entries.pop();
    if (first === undefined || last === undefined || entries.length === 0) return first;
    entries[0] = last;
    sink();
    return first;
  };
  /** When the first is; undefined: there is none. */
  const first = (): number | undefined => entries[0]?.at;
  return { add, take, first };
};
