import { countWithNoun, formatNumber } from './numbers';

/** Words that belong to no screen: buttons, states of lists, the parts of src/ui. */
export const commonTexts = {
  loading: 'Loading...',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  save: 'Save',
  delete: 'Delete',
  busy: 'Please wait',
  show: 'Show',
  hide: 'Hide',
  notProvided: 'Not provided',
  dismiss: 'Dismiss message',
  /** The counter below a text of limited length. */
  characters: (count: number, limit: number) => `${formatNumber(count)} of ${formatNumber(limit)}`,
  charactersLeft: (count: number) =>
    count < 0
      ? `${countWithNoun(-count, 'character')} too many`
      : `${countWithNoun(count, 'character')} left`,
  /** Nobody sees the field; programs that fill in everything do. */
  trap: 'Leave this field empty',
  /** Before unsent text is left. */
  leave: {
    question: 'Leave without saving?',
    go: 'Leave',
    stay: 'Stay',
    section: 'Your changes to your profile aren’t saved.',
  },
  table: {
    /** "401 employers"; the noun as the table has it, one and many. */
    count: (count: number, noun: readonly [string, string]) => countWithNoun(count, ...noun),
    found: (found: number, all: number, noun: readonly [string, string]) =>
      `${formatNumber(found)} of ${countWithNoun(all, ...noun)}`,
    noneFound: 'Nothing matches these words',
    clear: 'Show all',
    failed: 'The list can’t be shown right now',
  },
  /** Ticked items of a list. */
  selection: {
    count: (count: number) => `${formatNumber(count)} selected`,
    none: 'Select none',
  },
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** A screen that broke or could not be fetched. */
  pageFailed: {
    title: 'This page didn’t load',
    text: 'Check your connection, then try again. What you typed elsewhere is kept.',
  },
} as const;
