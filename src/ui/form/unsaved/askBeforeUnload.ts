/** Makes the browser ask for confirmation before the tab is closed or reloaded. */
export const askBeforeUnload = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
  // Chrome before 119 asks only if this is set
  // oxlint-disable-next-line typescript/no-deprecated
  event.returnValue = true;
};
