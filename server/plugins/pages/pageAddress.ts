import { shownParameters } from '@contract/renderedPages';
import type { RouteName } from '@contract/routes';

/** In characters; a cursor alone may have 2,400. */
const maxAddress = 6000;
/** How often a parameter may be repeated. */
const maxValues = 12;

/**
 * Where the page is that an address asks for with what no search understands: text that holds a NUL,
 * which counts as a blank there. Undefined where it is there already.
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

/** The first page of the list that an address asks for a later one of; undefined where it doesn't. */
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
 * What tells a page of `name` from others: its path and the parameters that it shows, in one order.
 * Whatever else the address says changes nothing on the page, and so makes no page of its own.
 * Undefined where the address is longer than any that the app writes.
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
