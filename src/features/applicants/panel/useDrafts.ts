import { useState } from 'react';

/** Where one unsent text is stored. */
export type Draft = { read: () => string; write: (text: string) => void };

/**
 * Unsent texts, each under its own name: going to another applicant and back loses none. Writing
 * one renders nothing, so that typing beside a long list stays quick.
 */
export const useDrafts = (): ((name: string) => Draft) => {
  const [drafts] = useState(() => new Map<string, string>());
  return (name) => ({
    read: () => drafts.get(name) ?? '',
    write: (text) => void drafts.set(name, text),
  });
};
export type DraftOf = ReturnType<typeof useDrafts>;
