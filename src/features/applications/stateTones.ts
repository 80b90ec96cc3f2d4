import type { ChipTone } from '@/ui/text/Chip';
import type { ApplicationState } from '@contract/jobs/applicationLife';

/** The color of each state's chip. */
export const stateTones: Record<ApplicationState, ChipTone> = {
  sent: 'neutral',
  opened: 'brand',
  shortlisted: 'brand',
  interview: 'amber',
  offer: 'amber',
  hired: 'good',
  notSelected: 'neutral',
  withdrawn: 'line',
};
