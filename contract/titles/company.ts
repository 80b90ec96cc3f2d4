/** The title and heading of a page whose company doesn't exist. */
export const missingCompanyTitle = 'Employer not found';
