/**
 * Retries a failed load once, after 250 ms: when a page is being left, Firefox aborts its loads and
 * would show the failure until the next page arrives.
 */
export const loadTwice = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
    return load();
  });
