import fs from 'node:fs';
import path from 'node:path';
import { withTimeout, type PageConfig } from './renderer';

/** The template that pages are rendered into, and the script files of each screen. */
export type EmptyPage = { template: string; config: PageConfig; chunks: Record<string, string[]> };

/** The block of index.html that the host fills in. */
const configBlock = /<script type="application\/json" id="config">[\s\S]*?<\/script>/;

/** Returns the template with the host's configuration for the app. */
export const withConfig = (template: string, config: PageConfig): string => {
  const block = `<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`;
  return template.replace(configBlock, () => block);
};
/** How long a page waits for the announcement before it is sent without it, in milliseconds. */
const announcementTimeout = 500;
/** Returns the script files of each screen, by its name. */
export const readChunks = (web: string): Record<string, string[]> => {
  const file = path.join(web, 'chunks.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
};

/** Returns a function that reads the page without a screen, with the current announcement. */
export const pageReader = (
  web: string,
  config: PageConfig,
  readAnnouncement: () => Promise<object | undefined>,
): (() => Promise<EmptyPage>) => {
  const index = fs.readFileSync(path.join(web, 'index.html'), 'utf8');
  const page = { template: withConfig(index, config), config, chunks: readChunks(web) };
  return async () => {
    // optional: pages are served without it, for example if the database is unavailable
    const announcement = await withTimeout(announcementTimeout, readAnnouncement()).catch(
      () => undefined,
    );
    if (announcement === undefined) return page;
    const announcing = { ...config, announcement };
    return { ...page, template: withConfig(index, announcing), config: announcing };
  };
};
