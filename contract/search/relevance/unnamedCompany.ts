/** What an imported posting that names no company shows instead. */
export const unnamedCompany = 'Company not named';

/** Whether a company says whose job it is. */
export const companyIsUnnamed = (company: string): boolean =>
  ['', unnamedCompany.toLowerCase()].includes(company.trim().toLowerCase());

/** A company's name; '' where a posting names none. */
export const namedCompany = (company: string): string =>
  companyIsUnnamed(company) ? '' : company.trim();
