/**
 * Returns the ETag of a record's version: its last change, to the millisecond. Our own host sends
 * it with getJob and compares it with updateJob's If-Match (product §4).
 */
export const etagOf = (updatedAt: Date | string): string =>
  `"${new Date(updatedAt).getTime().toString(36)}"`;

/** The last change of a record that was never stored, so that its first save has a version too. */
export const neverStored = new Date(0);
