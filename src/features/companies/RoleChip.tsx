import { companyTexts } from '@/texts/profiles/company';
import { Chip, type ChipTone } from '@/ui/text/Chip';
import type { CompanyRole } from '@contract/companies';

const tones: Record<CompanyRole, ChipTone> = {
  owner: 'brand',
  recruiter: 'neutral',
  reader: 'line',
};

/** A colleague's role in the company. */
export const RoleChip = ({ role }: { role: CompanyRole }) => (
  <Chip tone={tones[role]}>{companyTexts.roles[role]}</Chip>
);
