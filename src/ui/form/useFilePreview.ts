import { useEffect, useState } from 'react';

/** A picked file with an address to show it by: `[picked, pick]`; `pick(null)` drops it. */
export const useFilePreview = () => {
  const [picked, setPicked] = useState<{ file: File; url: string } | null>(null);
  // the browser holds the file as long as its address is known
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
