import { useRef, useState, type RefObject } from 'react';

type Copied<Input> = {
  /**
   * The field that shows the text. It is selected, so that it can be copied by hand if the browser
   * refuses.
   */
  field: RefObject<Input | null>;
  /** The result, to be shown next to the button. */
  status: string;
  copy: () => Promise<void>;
};

/** Copies a field's text to the clipboard. */
export const useCopy = <Input extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  texts: { copied: string; notCopied: string },
): Copied<Input> => {
  const field = useRef<Input>(null);
  const [status, setStatus] = useState('');
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setStatus(texts.copied);
    } catch {
      setStatus(texts.notCopied);
    }
  };
  return { field, status, copy };
};
