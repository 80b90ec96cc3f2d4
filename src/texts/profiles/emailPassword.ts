/** What the contact form asks for beside another email address. */
export const emailPasswordTexts = {
  label: 'Current password',
  hint: 'We’ll email a link to the new address. Until you open it, our mail goes to the old one.',
  missing: 'Enter your password to change your email',
} as const;
