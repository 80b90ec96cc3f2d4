/** "Registered Nurse - Harbour Clinic": a job in a page's title. */
export const jobTitle = (title: string, company: string | undefined): string =>
  [title, company].filter(Boolean).join(' - ');
