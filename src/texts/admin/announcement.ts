/** The administrator's screen for the site-wide announcement. */
export const announcementFormTexts = {
  title: 'Announcement',
  intro:
    'One short message above every page, for everyone. People can close it. They’ll still see the next one.',
  failed: 'The announcement can’t be shown right now',
  add: 'New announcement',
  change: 'Change',
  remove: 'Remove',
  askRemove: 'Remove this announcement?',
  removed: 'The announcement is off the site',
  removeFailed: 'The announcement wasn’t removed. Try again in a moment.',
  until: (time: string) => `Shown until ${time}`,
  noEnd: 'Shown until you remove it',
  ended: (time: string) => `Ended ${time}. Nobody sees it anymore.`,
  form: {
    text: { label: 'Message', missing: 'Write what everyone should know' },
    link: {
      label: 'Link (optional)',
      hint: 'A page of this site, like /category, or a full web address. Shown as “Learn more”.',
      wrong: 'Use a page of this site, like /category, or a full web address with https://',
    },
    endsAt: {
      label: 'Ends (optional)',
      hint: 'In your own time. Leave it empty to show the message until you remove it.',
      past: 'Choose a time that’s still to come',
    },
    save: 'Announce',
    saved: 'Announced. It’s on every page that’s opened from now on.',
    failed: 'The announcement wasn’t saved. Try again in a moment.',
  },
} as const;
