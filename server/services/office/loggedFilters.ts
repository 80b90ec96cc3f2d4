/** Filters with what somebody typed, such as the name or email address of a person. */
const typed: ReadonlySet<string> = new Set(['q', 'tag', 'actor']);

/**
 * Returns what the audit log records of an export's filters. Of those that may name a person, only
 * that they were set: erasing that person wouldn't find the entry.
 */
export const loggedFilters = (query: object): object =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typed.has(name) ? true : value]),
  );
