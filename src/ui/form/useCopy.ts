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
  // what was copied, since a result is about that text only
  const [result, setResult] = useState({ of: value, status: '' });
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setResult({ of: value, status: texts.copied });
    } catch {
      setResult({ of: value, status: texts.notCopied });
    }
  };
  return { field, status: result.of === value ? result.status : '', copy };
};
