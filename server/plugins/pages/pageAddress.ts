import { shownParameters } from '@contract/renderedPages';
import type { RouteName } from '@contract/routes';

/** In characters; a cursor alone may have 2,400. */
const maxAddress = 6000;
/** How often a parameter may be repeated. */
const maxValues = 12;

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
  const address = shown.size === 0 ? pathname : `${pathname}?${shown.toString()}`;
  return address.length > maxAddress ? undefined : address;
};
