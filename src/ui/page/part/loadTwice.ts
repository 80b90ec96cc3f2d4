/**
 * Loads again before it fails: as soon as a page is being left, Firefox cuts off what it still
 * loads, and would show the failure until the next page comes.
 */
export const loadTwice = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
    return load();
  });
