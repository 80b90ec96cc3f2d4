/** Where a job's work is done. */
export const workplaceTexts = {
  label: 'Workplace',
  onSite: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
} as const;
