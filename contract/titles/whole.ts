import { site } from '../constants/site';

/**
 * A page's whole title, as the tab shows it and as the host writes it into the page. The titles
 * beside this file are in one each by what is loaded together: a visitor's first page brings its
 * own and no other.
 */
export const wholeTitle = (title: string): string =>
  title === '' ? site.name : `${title} · ${site.name}`;
