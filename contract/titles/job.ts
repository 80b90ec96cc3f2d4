import { namedCompany } from '../search/relevance/unnamedCompany';

/**
 * Returns a job's page title: "Registered Nurse - Harbour Clinic, Boston, MA". Many jobs have the
 * same title, and those of an import often no company either.
 */
export const jobTitle = (
  title: string,
  { company = '', location = '' }: { company?: string | undefined; location?: string | undefined },
): string =>
  [[title, namedCompany(company)].filter(Boolean).join(' - '), location].filter(Boolean).join(', ');
