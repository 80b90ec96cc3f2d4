const caseFold = (name: string): string => name.normalize('NFKC').toLowerCase();

/**
 * Whether two usernames are one: our own host tells them apart by nothing but letters, not by their
 * case.
 */
export const isSameName = (one: string, other: string): boolean =>
  caseFold(one) === caseFold(other);
