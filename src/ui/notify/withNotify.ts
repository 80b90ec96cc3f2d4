import type { notify as Notify } from './notify';

/** Shows a toast, loading the toast code on demand: most pages never show one. Never rejects. */
export const withNotify = async (say: (notify: typeof Notify) => void): Promise<void> => {
  try {
    say((await import(/* webpackChunkName: "notify" */ './notify')).notify);
  } catch {
    // the result is visible without the toast
  }
};
