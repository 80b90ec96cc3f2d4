/** Words that belong to no screen: buttons, states of lists, the parts of src/ui. */
export const commonTexts = {
  loading: 'Loading...',
  tryAgain: 'Try again',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  delete: 'Delete',
  close: 'Close',
  back: 'Back',
  busy: 'Please wait',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  show: 'Show',
  hide: 'Hide',
  notProvided: 'Not provided',
  dismiss: 'Dismiss message',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** A screen that broke or could not be fetched. */
  pageFailed: { title: 'This page did not load', text: 'Check your connection, then try again. What you typed elsewhere is kept.' },
} as const;
