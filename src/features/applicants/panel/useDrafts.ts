import { useState } from 'react';

/** Unsent texts, each under its own name: going to another applicant and back loses none. */
export const useDrafts = () => {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  return (name: string) => ({
    text: drafts[name] ?? '',
    write: (text: string): void => setDrafts((now) => ({ ...now, [name]: text })),
    /** Empties it, unless something else was typed meanwhile. */
    sent: (text: string): void =>
      setDrafts((now) => ((now[name] ?? '') === text ? { ...now, [name]: '' } : now)),
  });
};
export type DraftOf = ReturnType<typeof useDrafts>;
