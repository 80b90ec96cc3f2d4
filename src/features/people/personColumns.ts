import { adminTexts } from '@/texts/admin/admin';
import type { Named } from './personName';

const { columns: labels } = adminTexts;
const names = ['username', 'firstName', 'lastName', 'email'] as const;

/**
 * The columns shared by the tables of employers and job seekers; `fields` are their wire fields.
 */
export const personColumns = <Field extends string>(
  fields: Record<(typeof names)[number], Field>,
) =>
  names.map((name) => ({
    name,
    label: labels[name],
    text: (person: Named<Field>) => person[fields[name]] ?? '',
  }));
