type NameField = 'firstName' | 'lastName' | 'username';
/** A record with the wire fields of its role for the names. */
export type Named<Field extends string> = Partial<Record<Field, string>>;

/** Returns a person's first and last name, or the username if they gave none. */
export const personName = <Field extends string>(
  fields: Record<NameField, Field>,
  person: Named<Field>,
): string =>
  [person[fields.firstName], person[fields.lastName]].filter(Boolean).join(' ') ||
  (person[fields.username] ?? '');
