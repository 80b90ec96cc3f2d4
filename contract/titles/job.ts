import { namedCompany } from '../search/relevance/unnamedCompany';

/** Returns a job's page title: "Registered Nurse - Harbour Clinic". */
export const jobTitle = (title: string, company: string | undefined): string =>
  [title, namedCompany(company ?? '')].filter(Boolean).join(' - ');
