/**
 * The list of open jobs that a company shows on its own site (docs/widget.md): what a page writes,
 * and where the script is. Pages out there hold both, so they stay as they are.
 */
export const widgetTag = 'jobline-jobs';
export const widgetScript = '/widget.js';

/** The attributes that a page may set; the first choice counts where it sets none. */
export const widgetThemes = ['light', 'dark', 'auto'] as const;
/** How many jobs it shows: at most as many as a feed has. */
export const widgetLimit = { usual: 10, most: 50 } as const;

/** Where the newest jobs of a company are, as JSON Feed has them. */
export const widgetFeed = (username: string): string =>
  `/feeds/jobs.json?employer=${encodeURIComponent(username)}`;

/** What a feed says of a job besides JSON Feed's own fields, whose names begin otherwise. */
export type FeedJob = { title: string; location: string; type: string; pay: string };
