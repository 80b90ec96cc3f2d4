import { countWithNoun, formatNumber } from './numbers';

/**
 * Texts that don't belong to a single screen: buttons, states of lists, the components of src/ui.
 */
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
  /** The honeypot field, which people don't see but bots fill in. */
  trap: 'Leave this field empty',
  /** The confirmation before unsaved input is lost. */
  leave: {
    question: 'Leave without saving?',
    go: 'Leave',
    stay: 'Stay',
    section: 'Your changes to your profile aren’t saved.',
  },
  table: {
    /** "401 employers"; `noun` is the table's, singular and plural. */
    count: (count: number, noun: readonly [string, string]) => countWithNoun(count, ...noun),
    found: (found: number, all: number, noun: readonly [string, string]) =>
      `${formatNumber(found)} of ${countWithNoun(all, ...noun)}`,
    noneFound: 'Nothing matches these words',
    clear: 'Show all',
    failed: 'The list can’t be shown right now',
  },
  /** Selected items of a list. */
  selection: {
    count: (count: number) => `${formatNumber(count)} selected`,
    none: 'Select none',
  },
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** A screen that threw an error or couldn't be fetched. */
  pageFailed: {
    title: 'This page didn’t load',
    text: 'Check your connection, then try again. What you typed elsewhere is kept.',
  },
} as const;
