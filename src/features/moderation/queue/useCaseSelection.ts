import { useState } from 'react';
import type { CaseBrief } from '@/api/jobBoardApi';

/** The cases ticked in the list, to be decided together; of those that are still shown. */
export const useCaseSelection = (cases: readonly CaseBrief[] = []) => {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return {
    selected: cases.map(({ _id }) => _id).filter((id) => ticked.includes(id)),
    toggle: (id: string): void =>
      setTicked((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id])),
    clear: (): void => setTicked([]),
  };
};
