type NameField = 'firstName' | 'lastName' | 'username';
/** A record with its role's wire fields for the names. */
export type Named<Field extends string> = Partial<Record<Field, string>>;

/** A person's name as first and last name; the username where they gave none. */
export const personName = <Field extends string>(
  fields: Record<NameField, Field>,
  person: Named<Field>,
): string =>
  [person[fields.firstName], person[fields.lastName]].filter(Boolean).join(' ') ||
  (person[fields.username] ?? '');
