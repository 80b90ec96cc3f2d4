const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether a text has the format of a record's id. Ids are opaque on the wire: any other text is an
 * unknown id, not an error.
 */
export const isId = (text: string): boolean => uuid.test(text);

/** The nil UUID: no record has it, and it sorts before all others. */
export const nilId = '00000000-0000-0000-0000-000000000000';
