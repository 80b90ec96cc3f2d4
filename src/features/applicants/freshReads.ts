/**
 * How reads of what applicants do are kept fresh, since nobody tells an open page who applies; in
 * seconds: what was asked for just before a screen was drawn isn't asked for again.
 */
export const freshReads = { refetchOnFocus: true, refetchOnMountOrArgChange: 10 } as const;
