/** Where a job's work is done, in its employer's words. */
export const workplaceTexts = {
  label: 'Workplace',
  onSite: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
} as const;
