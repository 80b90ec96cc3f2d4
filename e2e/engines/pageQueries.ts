/**
 * Finds elements as users do, in the page itself: by role and name, label or text. Bundled into one
 * script that runs in every page, so that drivers need no queries of their own.
 */
import {
  queryAllByLabelText,
  queryAllByRole,
  queryAllByText,
  type ByRoleMatcher,
} from '@testing-library/dom';

/** A string, or the source and flags of a regular expression. */
export type Matcher = string | { source: string; flags: string };
type Within = {
  /** The element to search in; the whole page by default. */
  within?: Query;
};
export type Query =
  | ({ by: 'role'; role: string; name?: Matcher } & Within)
  | ({ by: 'label'; text: Matcher } & Within)
  | ({ by: 'text'; text: Matcher } & Within)
  | ({ by: 'name'; name: string } & Within);

const textOf = (matcher: Matcher) =>
  typeof matcher === 'string' ? matcher : new RegExp(matcher.source, matcher.flags);

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

const findAll = (query: Query, root: HTMLElement): HTMLElement[] => {
  if (query.by === 'name')
    return [...root.querySelectorAll<HTMLElement>(`[name="${CSS.escape(query.name)}"]`)];
  if (query.by === 'label') return queryAllByLabelText(root, textOf(query.text));
  if (query.by === 'text') return queryAllByText(root, textOf(query.text)).filter(isShown);
  // any role is allowed
  return queryAllByRole(root, query.role as ByRoleMatcher, {
    ...(query.name !== undefined && { name: textOf(query.name) }),
  });
};

/** Returns the first element that a query finds. */
const find = (query: Query): HTMLElement | null => {
  const root = query.within ? find(query.within) : document.body;
  return root ? (findAll(query, root)[0] ?? null) : null;
};

Object.assign(window, { pageQueries: { find } });
