/** Stubs media queries for a screen of this width in pixels; jsdom has no layout of its own. */
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
  // jsdom has no matchMedia at all
  Reflect.deleteProperty(window, 'matchMedia');
};
