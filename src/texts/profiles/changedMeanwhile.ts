/** A profile section that was saved elsewhere while it was being edited here. */
export const changedMeanwhileTexts = {
  problem:
    'This was changed in another window. Check what’s new below the fields, then save again.',
  value: (value: string) =>
    value === '' ? 'Cleared in another window' : `Changed in another window to “${value}”`,
} as const;
