/**
 * The ETag of a record's version: when it was last changed, to the millisecond. Our own host sends
 * it with getJob and compares it in updateJob's If-Match (product §4).
 */
export const etagOf = (updatedAt: Date | string): string =>
  `"${new Date(updatedAt).getTime().toString(36)}"`;

/** When a record was last changed that nobody has stored yet, so that a first save has a version too. */
export const neverStored = new Date(0);
