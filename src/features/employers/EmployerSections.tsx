import type { Employer } from '@/api/jobBoardApi';
import { employerTexts } from '@/texts/profiles/employer';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { FactList } from '@/ui/text/FactList';
import { aboutFacts, companyFacts, contactFacts, personFacts } from './factLists';

const { sections } = employerTexts;

/** The company section of an employer's profile (spec §2.14). */
export const EmployerCompany = ({ employer }: { employer: Employer }) => (
  <ProfileSection title={sections.company}>
    <FactList facts={companyFacts(employer)} />
  </ProfileSection>
);

/** The personal section of an employer's profile (spec §2.14). */
export const EmployerPerson = ({ employer }: { employer: Employer }) => (
  <ProfileSection title={sections.person}>
    <FactList facts={[...personFacts(employer), ...aboutFacts(employer)]} />
  </ProfileSection>
);

/** The contact section of an employer's profile (spec §2.14); `anchor` is its id for links. */
export const EmployerContact = ({
  employer,
  anchor,
}: {
  employer: Employer;
  anchor?: string | undefined;
}) => (
  <ProfileSection title={sections.contact} anchor={anchor}>
    <FactList facts={contactFacts(employer)} />
  </ProfileSection>
);
