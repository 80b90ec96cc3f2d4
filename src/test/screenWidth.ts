/** Makes media queries see a screen of this many pixels; jsdom has no layout of its own. */
export const screenWidth = (width: number): void => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: width >= Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? Infinity),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
};
export const resetScreenWidth = (): void => {
  // what jsdom doesn't have is not there at all
  Reflect.deleteProperty(window, 'matchMedia');
};
