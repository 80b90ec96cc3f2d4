import { useState } from 'react';

/** The selected items of a list, for bulk actions. Ignores items that are no longer shown. */
export const useSelection = (items: readonly { _id: string }[] = []) => {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return {
    selected: items.map(({ _id }) => _id).filter((id) => ticked.includes(id)),
    toggle: (id: string): void =>
      setTicked((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id])),
    /** Selects all shown items. */
    selectAll: (): void => setTicked(items.map(({ _id }) => _id)),
    untick: (ids: readonly string[]): void =>
      setTicked((now) => now.filter((each) => !ids.includes(each))),
    clear: (): void => setTicked([]),
  };
};
