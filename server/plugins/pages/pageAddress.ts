import { shownParameters } from '@contract/renderedPages';
import type { RouteName } from '@contract/routes';

/** In characters; a cursor alone may have 2,400. */
const maxAddress = 6000;
/** How many values of a repeated parameter are used. */
const maxValues = 12;

/**
 * Returns the address to redirect to if the given one has parameters with NUL characters, which are
 * replaced by spaces; `undefined` if it has none.
 */
export const readableAddress = (name: RouteName, url: string): string | undefined => {
  const [pathname = '/', query = ''] = url.split('?', 2);
  const given = new URLSearchParams(query);
  const shown = shownParameters(name);
  if (![...given].some(([key, value]) => shown.includes(key) && value.includes('\0')))
    return undefined;
  const readable = [...given]
    .map(([key, value]): [string, string] => [key, value.replaceAll('\0', ' ').trim()])
    .filter(([, value]) => value !== '');
  return addressWith(pathname, new URLSearchParams(readable));
};

/**
 * Returns the address of the list's first page if the given one is a later page; otherwise
 * `undefined`.
 */
export const firstPageAddress = (url: string): string | undefined => {
  const [pathname = '/', query = ''] = url.split('?', 2);
  const given = new URLSearchParams(query);
  if (!given.has('cursor')) return undefined;
  given.delete('cursor');
  return addressWith(pathname, given);
};

const addressWith = (pathname: string, query: URLSearchParams): string =>
  query.size === 0 ? pathname : `${pathname}?${query.toString()}`;

/**
 * Returns the canonical address of a page of `name`: its path and the parameters that it shows, in
 * a fixed order. Ignores all other query parameters: they don't change the page, so they must not
 * create another cache entry. Returns `undefined` if the address is longer than any that the app
 * writes.
 */
export const pageAddress = (name: RouteName, url: string): string | undefined => {
  const [pathname = '/', query = ''] = url.split('?', 2);
  const given = new URLSearchParams(query);
  const shown = new URLSearchParams();
  for (const parameter of shownParameters(name))
    for (const value of given.getAll(parameter).slice(0, maxValues))
      if (value !== '') shown.append(parameter, value);
  const address = addressWith(pathname, shown);
  return address.length > maxAddress ? undefined : address;
};
