/** What the site tells everybody above every page. */
export const announcementTexts = {
  label: 'Announcement',
  more: 'Learn more',
  close: 'Close announcement',
} as const;
