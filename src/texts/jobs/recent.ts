/** The jobs that a visitor or job seeker viewed last. */
export const recentTexts = {
  title: 'Recently viewed',
  note: 'Kept on this device only, until you log out.',
  clear: 'Clear list',
  viewed: (ago: string) => `viewed ${ago}`,
} as const;
