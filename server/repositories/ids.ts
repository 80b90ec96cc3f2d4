const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether a text can be the id of a record. Ids are opaque on the wire: any other text is one that
 * nothing has, no fault.
 */
export const isId = (text: string): boolean => uuid.test(text);
