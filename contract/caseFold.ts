/**
 * A name without regard to letter case, for `*_key` columns. Folded here, not in the database,
 * whose folding depends on its locale (product §6).
 */
export const caseFold = (text: string): string => text.normalize('NFKC').toLowerCase();
