/** The bookmark on jobs, and what is said when it is pressed. */
export const bookmarkTexts = {
  /** The bookmark, pressed or not. */
  save: (job: string) => `Save ${job}`,
  saved: 'Saved',
  savedOnDevice: 'Saved on this device',
  seeAll: 'See saved jobs',
  removed: 'Removed from saved jobs',
  undo: 'Undo',
  failed: 'That wasn’t saved. Please try again.',
  gone: 'This job is no longer available.',
  /** Why a device keeps no more. */
  full: 'This device is full of saved jobs. Remove some first.',
  refused: 'Your browser doesn’t let this site store anything, so the job wasn’t saved.',
} as const;
