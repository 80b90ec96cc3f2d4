/**
 * Query options that keep data about applications fresh, since an open page gets no event about a
 * new application. Refetches on mount unless the data is less than 10 seconds old, for example
 * prefetched.
 */
export const freshReads = { refetchOnFocus: true, refetchOnMountOrArgChange: 10 } as const;
