/**
 * The list of open jobs that a company embeds in its own site (docs/widget.md): the element's tag
 * and the script's path. Pages of other sites contain both, so they must never change.
 */
export const widgetTag = 'jobline-jobs';
export const widgetScript = '/widget.js';

/** The values of the `theme` attribute; the first is the default. */
export const widgetThemes = ['light', 'dark', 'auto'] as const;
/** How many jobs it shows by default, and at most (as many as a feed has). */
export const widgetLimit = { usual: 10, most: 50 } as const;

/** Returns the path of a company's newest jobs as a JSON Feed. */
export const widgetFeed = (username: string): string =>
  `/feeds/jobs.json?employer=${encodeURIComponent(username)}`;

/** A job's fields in a feed besides those of JSON Feed itself; feeds have them under `_job`. */
export type FeedJob = { title: string; location: string; type: string; pay: string };
