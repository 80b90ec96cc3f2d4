import { namedCompany } from '../search/relevance/unnamedCompany';

/** "Registered Nurse - Harbour Clinic": a job in a page's title. */
export const jobTitle = (title: string, company: string | undefined): string =>
  [title, namedCompany(company ?? '')].filter(Boolean).join(' - ');
