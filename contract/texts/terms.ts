export const termsTexts = { title: 'Terms of use', heading: 'Terms of use' } as const;
