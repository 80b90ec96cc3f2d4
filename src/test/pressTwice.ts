import userEvent from '@testing-library/user-event';

/** Presses `element` twice before the host can have answered, however slow the machine is. */
export const pressTwice = (element: Element): Promise<void> =>
  userEvent.setup({ delay: null }).dblClick(element);
