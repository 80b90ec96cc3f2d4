const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether a text can be a record's id. Ids are opaque on the wire: any other text is an unknown id,
 * not an error.
 */
export const isId = (text: string): boolean => uuid.test(text);
