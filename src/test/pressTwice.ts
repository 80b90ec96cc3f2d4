import userEvent from '@testing-library/user-event';

/** Clicks `element` twice before the host can answer, however slow the machine is. */
export const pressTwice = (element: Element): Promise<void> =>
  userEvent.setup({ delay: null }).dblClick(element);
