import { site } from '@contract/constants/site';

/** The list of a company's open jobs on its own site (src/widget). */
export const widgetTexts = {
  heading: 'Open jobs',
  loading: 'Loading jobs…',
  empty: 'No open jobs right now.',
  unavailable: 'Open jobs can’t be shown right now.',
  all: `See all on ${site.name}`,
} as const;
