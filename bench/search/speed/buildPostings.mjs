import { runBundled } from '../build/runBundled.mjs';

/** Builds the database of recombined postings. @param {number} jobs @param {string} data @param {string} [url] */
export const buildPostings = (jobs, data, url) => {
  const built = runBundled('bench/search/build.ts', ['--jobs', String(jobs), '--data', data], {
    DATABASE_URL: url ?? '',
  });
  if (built === undefined) throw new Error('The postings were not built.');
};
