type MountedForm = { mountedAt: number; isTrapFilled: () => boolean };
const mountedForms = new Map<string, MountedForm>();

/**
 * Signs of a bot in a form that anybody may send, for our own host: how long the form was open, and
 * whether the honeypot, a field that no person sees, was filled in.
 */
export const formSigns = {
  /** Called when an endpoint's form is mounted; returns its clean-up. */
  mount: (endpoint: string, isTrapFilled: () => boolean): (() => void) => {
    const form = { mountedAt: performance.now(), isTrapFilled };
    mountedForms.set(endpoint, form);
    return () => {
      if (mountedForms.get(endpoint) === form) mountedForms.delete(endpoint);
    };
  },
  /**
   * The header `X-Form-Signs`, its seconds to a tenth; undefined for an endpoint without such a
   * form.
   */
  headerFor: (endpoint: string): string | undefined => {
    const form = mountedForms.get(endpoint);
    if (!form) return undefined;
    const seconds = (performance.now() - form.mountedAt) / 1000;
    return `seconds=${seconds.toFixed(1)};filled=${form.isTrapFilled() ? 1 : 0}`;
  },
};
