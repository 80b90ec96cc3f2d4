/** The displayed company of an imported job that names none. */
export const unnamedCompany = 'Company not named';

/** Whether a company's text is empty or the placeholder. */
export const companyIsUnnamed = (company: string): boolean =>
  ['', unnamedCompany.toLowerCase()].includes(company.trim().toLowerCase());

/** Returns a company's name, or '' if the job names none. */
export const namedCompany = (company: string): string =>
  companyIsUnnamed(company) ? '' : company.trim();
