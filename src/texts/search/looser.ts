import { formatNumber } from '../numbers';

/** What a search without results would find with one condition less; fetched only then. */
export const looserTexts = {
  heading: 'Look wider',
  words: (words: string) => `Without “${words}”`,
  onlyWords: (words: string) => `Only “${words}”`,
  location: 'In any place',
  distance: (miles: number) => `Within ${formatNumber(miles)} miles`,
  remote: 'Not only remote',
  applyHere: 'Listed elsewhere, too',
  category: 'In any category',
  type: 'Any employment type',
  pay: 'With any pay, or none given',
  within: 'Posted at any time',
  degree: 'With any degree',
  company: 'At any company',
  filters: 'Without any filter',
} as const;
