/**
 * Folds letter case, for comparing names and searched texts and for the `*_key` columns. Done here
 * and not in the database, whose case folding depends on its locale (product §6).
 */
export const caseFold = (text: string): string => text.normalize('NFKC').toLowerCase();
