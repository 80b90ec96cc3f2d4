import { useState } from 'react';

/** The items ticked in a list, to be acted on together; of those that are still shown. */
export const useSelection = (items: readonly { _id: string }[] = []) => {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return {
    selected: items.map(({ _id }) => _id).filter((id) => ticked.includes(id)),
    toggle: (id: string): void =>
      setTicked((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id])),
    /** Ticks all that are shown. */
    selectAll: (): void => setTicked(items.map(({ _id }) => _id)),
    untick: (ids: readonly string[]): void =>
      setTicked((now) => now.filter((each) => !ids.includes(each))),
    clear: (): void => setTicked([]),
  };
};
