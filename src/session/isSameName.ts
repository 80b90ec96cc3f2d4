const fold = (name: string): string => name.normalize('NFKC').toLowerCase();

/**
 * Whether two usernames are one: our own host tells them apart by nothing but letters, not by their
 * case.
 */
export const isSameName = (one: string, other: string): boolean => fold(one) === fold(other);
