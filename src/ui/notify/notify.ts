import { tell, type ToastAction } from './notifySheet';

/** Toasts: top right, five seconds, light in both themes (spec §9). Shown by ToastProvider. */
export const notify = {
  /** `action`: something to do about it while the toast stands, such as "Undo". */
  success: (text: string, action?: ToastAction): void => tell({ text, variant: 'success', action }),
  error: (text: string): void => tell({ text, variant: 'error' }),
};
