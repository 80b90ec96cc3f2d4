/** The apply screen (spec §2.13). */
export const applyTexts = { page: { title: 'Apply to job' } } as const;
