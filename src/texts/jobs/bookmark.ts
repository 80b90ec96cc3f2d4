/** The bookmark button on jobs, and its messages. */
export const bookmarkTexts = {
  /** The bookmark button, pressed or not. */
  save: (job: string) => `Save ${job}`,
  saved: 'Saved',
  savedOnDevice: 'Saved on this device',
  seeAll: 'See saved jobs',
  removed: 'Removed from saved jobs',
  undo: 'Undo',
  failed: 'That wasn’t saved. Please try again.',
  gone: 'This job is no longer available.',
  /** Why the device can't store more. */
  full: 'This device is full of saved jobs. Remove some first.',
  refused: 'Your browser doesn’t let this site store anything, so the job wasn’t saved.',
} as const;
