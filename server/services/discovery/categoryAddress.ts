import { paths } from '@contract/paths';
import type { RouteName } from '@contract/routes';
import { caseFold } from '@contract/text/caseFold';
import type { Database } from '../../database/database';
import { listCategories } from '../../repositories/jobs/categories';
import { cached } from '../cache';
import { routeParam } from './routeParams';

/** How long the categories are cached, in milliseconds. */
const ttl = 60_000;
const keyOf = (name: string): string => caseFold(name).replaceAll(/\s+/gu, ' ').trim();

/**
 * Returns the canonical path of a category requested by another spelling; `undefined` if there is
 * none.
 */
export const categoryAddress = async (
  db: Database,
  route: RouteName,
  pathname: string,
): Promise<string | undefined> => {
  if (route !== 'category') return undefined;
  const asked = routeParam(route, pathname);
  const categories = await cached(db, 'categories', ttl, () => listCategories(db.reads));
  const meant = categories.find(({ name }) => keyOf(name) === keyOf(asked));
  return meant && meant.name !== asked ? paths.category(meant.name) : undefined;
};
