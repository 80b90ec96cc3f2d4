type MountedForm = { mountedAt: number; isTrapFilled: () => boolean };
const mountedForms = new Map<string, MountedForm>();

/**
 * Bot signals of a public form, for our own host: how long the form was open, and whether the
 * honeypot, a field that people don't see, was filled in.
 */
export const formSigns = {
  /** Registers the mounted form of an endpoint; returns the cleanup function. */
  mount: (endpoint: string, isTrapFilled: () => boolean): (() => void) => {
    const form = { mountedAt: performance.now(), isTrapFilled };
    mountedForms.set(endpoint, form);
    return () => {
      if (mountedForms.get(endpoint) === form) mountedForms.delete(endpoint);
    };
  },
  /**
   * Returns the header `X-Form-Signs`, with the time in seconds to one decimal place; `undefined`
   * for an endpoint without such a form.
   */
  headerFor: (endpoint: string): string | undefined => {
    const form = mountedForms.get(endpoint);
    if (!form) return undefined;
    const seconds = (performance.now() - form.mountedAt) / 1000;
    return `seconds=${seconds.toFixed(1)};filled=${form.isTrapFilled() ? 1 : 0}`;
  },
};
