/** Has the browser ask before the tab is closed or loaded again. */
export const askBeforeUnload = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
  // Chrome before 119 asks only where this is set
  // oxlint-disable-next-line typescript/no-deprecated
  event.returnValue = true;
};
