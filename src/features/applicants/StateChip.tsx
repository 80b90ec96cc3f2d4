import { applicantTexts } from '@/texts/jobs/applicants';
import { Chip, type ChipTone } from '@/ui/text/Chip';
import type { ApplicationState } from '@contract/jobs/applicationLife';

const tones: Record<ApplicationState, ChipTone> = {
  sent: 'amber',
  opened: 'neutral',
  shortlisted: 'brand',
  interview: 'brand',
  offer: 'brand',
  hired: 'good',
  notSelected: 'bad',
  withdrawn: 'line',
};

/** An application's state, in the employer's words. */
export const StateChip = ({ state }: { state: ApplicationState }) => (
  <Chip tone={tones[state]}>{applicantTexts.states[state]}</Chip>
);
