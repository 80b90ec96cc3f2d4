/** A section of a profile that was saved elsewhere while it is edited here. */
export const changedMeanwhileTexts = {
  problem:
    'This was changed in another window meanwhile. Look at what’s new below the fields, then save again.',
  value: (value: string) =>
    value === '' ? 'Emptied meanwhile' : `Changed meanwhile to “${value}”`,
} as const;
