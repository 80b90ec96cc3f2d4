/** The password field in the contact form, shown if the email address is changed. */
export const emailPasswordTexts = {
  label: 'Current password',
  hint: 'We’ll email a link to the new address. Until you open it, our mail goes to the old one.',
  missing: 'Enter your password to change your email',
} as const;
