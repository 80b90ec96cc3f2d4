import { useEffect, useState } from 'react';

/**
 * Holds a picked file with an object URL to preview it. Returns `[picked, pick]`; `pick(null)`
 * drops the file.
 */
export const useFilePreview = () => {
  const [picked, setPicked] = useState<{ file: File; url: string } | null>(null);
  // the browser keeps the file in memory until its URL is revoked
  useEffect(
    () => () => {
      if (picked) URL.revokeObjectURL(picked.url);
    },
    [picked],
  );
  const pick = (file: File | null): void =>
    setPicked(file && { file, url: URL.createObjectURL(file) });
  return [picked, pick] as const;
};
