import { site } from '../constants/site';

/**
 * Returns a page's complete title, as shown in the tab and in the HTML that the host sends. The
 * other files in this folder are split by what is loaded together, so that a visitor's first page
 * loads its own titles and no others.
 */
export const wholeTitle = (title: string): string =>
  title === '' ? site.name : `${title} · ${site.name}`;
