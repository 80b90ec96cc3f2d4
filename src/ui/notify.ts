import { tell } from './notifySheet';

/** Toasts: top right, five seconds, light in both themes (spec §9). Shown by ToastProvider. */
export const notify = {
  success: (text: string): void => tell({ text, variant: 'success' }),
  error: (text: string): void => tell({ text, variant: 'error' }),
};
