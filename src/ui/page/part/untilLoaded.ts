/** Before the first try again and, growing, at most; in milliseconds. */
const [shortest, longest] = [1000, 30_000];

/** Waits for about so many milliseconds, or until the connection is back. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    // not every page tries at the same moment
    const timer = setTimeout(go, milliseconds * (0.75 + Math.random() / 2));
    window.addEventListener('online', go);
  });

/** The module that `load` imports, however often it has to be tried. */
export const untilLoaded = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  for (let wait = shortest; ; wait = Math.min(longest, 2 * wait))
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await load();
    } catch {
      // oxlint-disable-next-line no-await-in-loop
      await pause(wait);
    }
};
