/** The six texts of a terms record (spec §3), in reading order. */
export const termsFields = [
  'termsofuse1',
  'termsofuse2',
  'termsofuse3',
  'privacypolicy',
  'cookies',
  'changestostatement',
] as const;
export type TermsField = (typeof termsFields)[number];

/** Creates a record of the six fields. */
export const byTermsField = (textOf: (name: TermsField) => string): Record<TermsField, string> => ({
  termsofuse1: textOf('termsofuse1'),
  termsofuse2: textOf('termsofuse2'),
  termsofuse3: textOf('termsofuse3'),
  privacypolicy: textOf('privacypolicy'),
  cookies: textOf('cookies'),
  changestostatement: textOf('changestostatement'),
});
