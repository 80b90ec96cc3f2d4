/** A renewed job whose last day to apply is before the end of its 30 days. */
export const renewalTexts = {
  until: (title: string, day: string) => `${title} is live until ${day}`,
} as const;
