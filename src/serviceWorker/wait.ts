/** Resolves to `undefined` after some milliseconds. */
export const wait = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
