/** Of a company's page that there isn't, and its heading. */
export const missingCompanyTitle = 'Employer not found';
