/** A job that was renewed and whose last day to apply comes before its 30 days are over. */
export const renewalTexts = {
  until: (title: string, day: string) => `${title} is live until ${day}`,
} as const;
