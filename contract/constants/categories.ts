/** The 12 job categories, in the order of spec §3. */
export const categories = [
  'IT Jobs',
  'Engineering',
  'Sales Jobs',
  'Marketing Jobs',
  'HR Jobs',
  'Finance Jobs',
  'Hotel Jobs',
  'Business Analyst',
  'Restaurant Jobs',
  'Nurse Jobs',
  'Teacher Jobs',
  'Web Dev Jobs',
] as const;
export type CategoryName = (typeof categories)[number];
