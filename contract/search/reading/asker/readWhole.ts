import type { State } from '../state';
import { workplaceQuery } from './readActivity';
import { doneMeaning, wholeMeaning } from './wholeMeanings';

/** Replaces the words if they are the whole query and mean something else: "nursing jobs". */
export const readWhole = (state: State): void => {
  const kept = [...state.words.keys()].filter((at) => state.labels[at] === 'kept');
  if (kept.some((at) => state.words[at]?.sealed)) return;
  const textOf = (indexes: readonly number[]) =>
    indexes.map((at) => state.words[at]?.key).join(' ');
  if (state.alone.size > 0) {
    state.setting = state.unwanted.words.size > 0 ? undefined : workplaceQuery(textOf(kept));
    if (state.setting !== undefined) for (const at of kept) state.labels[at] = 'gone';
    return;
  }
  // "fix cars at a dealership": the activity says more than the place
  const where = state.words.findLastIndex(
    ({ key, sealed }) => !sealed && (key === 'at' || key === 'in' || key === 'for'),
  );
  const before = kept.filter((at) => at < where);
  const isElsewhere = before.length > 1 && before.length < kept.length;
  const done = doneMeaning(textOf(kept));
  const doneThere = isElsewhere ? doneMeaning(textOf(before)) : undefined;
  const isApart = done === undefined && doneThere !== undefined;
  const as = done ?? doneThere ?? wholeMeaning(textOf(kept));
  if (as === undefined) return;
  state.alone.set(as, new Set(isApart ? before : kept));
  for (const at of kept) state.labels[at] = 'soft';
};
