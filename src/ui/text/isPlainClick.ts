import type { MouseEvent } from 'react';

/** Whether a click follows a link in this tab; others open it in another tab or window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;
