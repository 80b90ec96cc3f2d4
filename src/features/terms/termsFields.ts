/** The six texts of a terms record (spec §3), in the order they are read. */
export const termsFields = [
  'termsofuse1',
  'termsofuse2',
  'termsofuse3',
  'privacypolicy',
  'cookies',
  'changestostatement',
] as const;
export type TermsField = (typeof termsFields)[number];
