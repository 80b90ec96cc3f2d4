import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** @typedef {import('./judge.mjs').Finder} Finder */

/** The files that the baselines' results depend on, besides the postings. */
const sources = ['baselines.mjs', 'bm25.mjs', 'postings.mjs', 'rules.mjs'];
const version = () => {
  const hash = createHash('sha256');
  for (const name of sources) hash.update(readFileSync(new URL(name, import.meta.url)));
  return hash.digest('base64url');
};

/**
 * Caches the baselines' results in a file, as they take longer than our search. Without a file,
 * caches them only in memory.
 *
 * @param {string} [file]
 */
export const openRemembered = (file) => {
  const code = version();
  /** @type {{ code: string, found: Record<string, string[]> }} */
  const kept =
    file !== undefined && existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { code, found: {} };
  const found = kept.code === code ? kept.found : {};
  return {
    /** @param {string} engine @param {Finder} finder @returns {Finder} */
    remembered: (engine, finder) => async (q, location) => {
      const key = JSON.stringify([engine, q, location ?? '']);
      return (found[key] ??= await finder(q, location));
    },
    save: () => {
      if (file !== undefined) writeFileSync(file, JSON.stringify({ code, found }));
    },
  };
};
