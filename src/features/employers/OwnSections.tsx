import { useHostConfig } from '@/api/hostConfig';
import type { Employer } from '@/api/jobBoardApi';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { EditableSection } from '@/ui/page/EditableSection';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { FactList } from '@/ui/text/FactList';
import { useNow } from '@/ui/text/now';
import { messages } from '@contract/messages';
import { CompanyLogo } from './CompanyLogo';
import { aboutFacts, companyFacts, contactFacts, emailFact, personFacts } from './factLists';
import {
  companyAddressField,
  companyFields,
  employerAboutFields,
  employerContactFields,
  personFields,
} from './ownFields';
import { useSaveEmployer } from './useSaveEmployer';

const { sections, edit } = employerProfileTexts;
const { success, contactSuccess } = messages.updateEmployer;
type Own = { employer: Employer };

const About = ({ employer }: Own) => {
  const save = useSaveEmployer(employer, success);
  return (
    <EditableSection
      title={sections.about}
      editLabel={edit.about}
      fields={employerAboutFields(employer)}
      save={(update, edited) => save({ update }, { update: edited })}
    >
      <FactList facts={aboutFacts(employer)} />
    </EditableSection>
  );
};

/**
 * The spec has nothing to edit here; our own host stores a birth date and a residence country in
 * place of its constants.
 */
const Person = ({ employer }: Own) => {
  const { extensions } = useHostConfig();
  const now = useNow();
  const save = useSaveEmployer(employer, success);
  const facts = <FactList facts={[...personFacts(employer), emailFact(employer)]} />;
  if (!extensions) return <ProfileSection title={sections.person}>{facts}</ProfileSection>;
  return (
    <EditableSection
      title={sections.person}
      editLabel={edit.person}
      fields={personFields(employer, now)}
      save={(details, edited) => save({ details }, { details: edited })}
    >
      {facts}
    </EditableSection>
  );
};

const Company = ({ employer }: Own) => {
  const { extensions } = useHostConfig();
  const save = useSaveEmployer(employer, success);
  const [name, type, country, ...rest] = companyFields(employer, extensions);
  const address = companyAddressField(employer);
  return (
    <EditableSection
      title={sections.company}
      editLabel={edit.company}
      fields={[name, type, country, extensions ? address : undefined, ...rest].filter(
        (field) => field !== undefined,
      )}
      // an address that stays needs no call of its own
      save={({ companyAddress: _address, ...update }, { companyAddress, ...edited }) => {
        const details = companyAddress === undefined ? {} : { companyAddress };
        return save({ update, details }, { update: edited, details });
      }}
    >
      <FactList facts={companyFacts(employer)} />
    </EditableSection>
  );
};

const Contact = ({ employer }: Own) => {
  const { extensions } = useHostConfig();
  const save = useSaveEmployer(employer, contactSuccess);
  return (
    <EditableSection
      title={sections.contact}
      editLabel={edit.contact}
      fields={employerContactFields(employer, extensions)}
      save={({ password, ...update }, { password: _password, ...edited }) =>
        save({ update }, { update: edited }, password)
      }
    >
      <FactList facts={contactFacts(employer)} />
    </EditableSection>
  );
};

/** An employer's own profile, section by section (spec §2.8). */
export const OwnSections = ({ employer }: Own) => (
  <>
    <About employer={employer} />
    <Person employer={employer} />
    <Company employer={employer} />
    <Contact employer={employer} />
    <CompanyLogo employer={employer} />
  </>
);
