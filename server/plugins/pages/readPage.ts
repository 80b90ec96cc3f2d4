import fs from 'node:fs';
import path from 'node:path';
import { withTimeout, type PageConfig } from './renderer';

/** What a page is filled into, and the script files of each screen. */
export type EmptyPage = { template: string; config: PageConfig; chunks: Record<string, string[]> };

/** The block of index.html that the host fills. */
const configBlock = /<script type="application\/json" id="config">[\s\S]*?<\/script>/;

/** The empty page with what the host tells the app. */
export const withConfig = (template: string, config: PageConfig): string => {
  const block = `<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`;
  return template.replace(configBlock, () => block);
};
/** How long a page waits for the announcement before it does without, in milliseconds. */
const announcementTimeout = 500;
/** The script files of each screen, by its name. */
export const readChunks = (web: string): Record<string, string[]> => {
  const file = path.join(web, 'chunks.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
};

/** The page without its screen, with what the site tells everybody at the moment. */
export const pageReader = (
  web: string,
  config: PageConfig,
  readAnnouncement: () => Promise<object | undefined>,
): (() => Promise<EmptyPage>) => {
  const index = fs.readFileSync(path.join(web, 'index.html'), 'utf8');
  const page = { template: withConfig(index, config), config, chunks: readChunks(web) };
  return async () => {
    // a page is whole without it, also while the database is away
    const announcement = await withTimeout(announcementTimeout, readAnnouncement()).catch(
      () => undefined,
    );
    if (announcement === undefined) return page;
    const announcing = { ...config, announcement };
    return { ...page, template: withConfig(index, announcing), config: announcing };
  };
};
