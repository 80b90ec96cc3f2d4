/** The site-wide announcement above every page. */
export const announcementTexts = {
  label: 'Announcement',
  more: 'Learn more',
  close: 'Close announcement',
} as const;
