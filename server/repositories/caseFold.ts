/**
 * The form of a name in which letter case doesn't count, for `*_key` columns. Folded here and not
 * in the database, so that every PostgreSQL folds alike whatever its locale (product §6).
 */
export const caseFold = (text: string): string => text.normalize('NFKC').toLowerCase();
