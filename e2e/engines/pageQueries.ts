/**
 * Finds elements the way people do, in the page itself: by role and name, label or text. Built into
 * one script that is run in every page, so that no driver needs queries of its own.
 */
import {
  queryAllByLabelText,
  queryAllByRole,
  queryAllByText,
  type ByRoleMatcher,
} from '@testing-library/dom';

/** A text, or the source and flags of a regular expression. */
export type Matcher = string | { source: string; flags: string };
type Within = {
  /** Where to look; the whole page by default. */
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
  // any role may be asked for
  return queryAllByRole(root, query.role as ByRoleMatcher, {
    ...(query.name !== undefined && { name: textOf(query.name) }),
  });
};

/** The first element that a query finds. */
const find = (query: Query): HTMLElement | null => {
  const root = query.within ? find(query.within) : document.body;
  return root ? (findAll(query, root)[0] ?? null) : null;
};

Object.assign(window, { pageQueries: { find } });
