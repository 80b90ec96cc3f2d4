import type { notify as Notify } from './notify';

/** Says something by toasts that are fetched only then: most pages have nothing to say. */
export const withNotify = async (say: (notify: typeof Notify) => void): Promise<void> => {
  try {
    say((await import(/* webpackChunkName: "notify" */ './notify')).notify);
  } catch {
    // what was done shows without it
  }
};
