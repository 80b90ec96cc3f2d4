type OpenForm = { since: number; isFilled: () => boolean };
const open = new Map<string, OpenForm>();

/**
 * Signs of who fills in a form that anybody may send, for our own host: how long it was open, and
 * whether the field in it that no person sees was filled in.
 */
export const formSigns = {
  /** Called when a form of that call is shown; answers what to call when it goes. */
  shown: (endpoint: string, isFilled: () => boolean): (() => void) => {
    const form = { since: performance.now(), isFilled };
    open.set(endpoint, form);
    return () => {
      if (open.get(endpoint) === form) open.delete(endpoint);
    };
  },
  /**
   * What `X-Form-Signs` says of a call, the seconds to a tenth; undefined for a call without such a
   * form.
   */
  headerOf: (endpoint: string): string | undefined => {
    const form = open.get(endpoint);
    return (
      form &&
      `seconds=${((performance.now() - form.since) / 1000).toFixed(1)};filled=${form.isFilled() ? 1 : 0}`
    );
  },
};
