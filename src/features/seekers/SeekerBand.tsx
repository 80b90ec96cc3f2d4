import type { ReactNode } from 'react';
import type { JobSeeker } from '@/api/jobBoardApi';
import { BriefcaseIcon, DegreeIcon, PlaceIcon } from '@/ui/art/factIcons';
import { PersonBand } from '@/ui/page/PersonBand';
import { seekerName } from './seekerName';

/** The header of a job seeker's profile: avatar, name, education, experience and location. */
export const SeekerBand = ({ seeker, action }: { seeker: JobSeeker; action?: ReactNode }) => (
  <PersonBand
    name={seekerName(seeker)}
    action={action}
    facts={[
      { icon: <DegreeIcon size={18} />, text: seeker.educationjobseek },
      { icon: <BriefcaseIcon size={18} />, text: seeker.experiencejobseek },
      { icon: <PlaceIcon size={18} />, text: seeker.locationjobseek },
    ]}
  />
);
