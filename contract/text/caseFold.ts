/**
 * A text without regard to letter case, as names and searched texts are compared and as `*_key`
 * columns hold them. Folded here, not in the database, whose folding depends on its locale (product
 * §6).
 */
export const caseFold = (text: string): string => text.normalize('NFKC').toLowerCase();
