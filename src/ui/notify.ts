import { enqueueSnackbar } from 'notistack';

/** Toasts: top right, five seconds, light in both themes (spec §9). Shown by ToastProvider. */
export const notify = {
  success: (text: string) => { enqueueSnackbar(text, { variant: 'success' }); },
  error: (text: string) => { enqueueSnackbar(text, { variant: 'error' }); },
};
