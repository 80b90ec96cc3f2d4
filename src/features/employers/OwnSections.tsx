import { useHostConfig } from '@/api/hostConfig';
import type { Employer } from '@/api/jobBoardApi';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { EditableSection } from '@/ui/page/EditableSection';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { FactList, type Fact } from '@/ui/text/FactList';
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
type Own = {
  employer: Employer;
  /** For a new employer: omits missing values. */
  isNew?: boolean;
};

const Facts = ({
  facts,
  isNew = false,
}: {
  facts: readonly Fact[];
  isNew: boolean | undefined;
}) => {
  const shown = isNew ? facts.filter(({ isMissing }) => !isMissing) : facts;
  return shown.length === 0 ? <p>{employerProfileTexts.nothingYet}</p> : <FactList facts={shown} />;
};

const About = ({ employer, isNew }: Own) => {
  const save = useSaveEmployer(employer, success);
  return (
    <EditableSection
      title={sections.about}
      editLabel={edit.about}
      fields={employerAboutFields(employer)}
      save={(update, edited) => save({ update }, { update: edited })}
    >
      <Facts facts={aboutFacts(employer)} isNew={isNew} />
    </EditableSection>
  );
};

/**
 * The personal section. Not editable in the spec; our own host stores a birth date and a residence
 * country in place of the spec's constants.
 */
const Person = ({ employer, isNew }: Own) => {
  const { extensions } = useHostConfig();
  const now = useNow();
  const save = useSaveEmployer(employer, success);
  const facts = <Facts facts={[...personFacts(employer), emailFact(employer)]} isNew={isNew} />;
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

const Company = ({ employer, isNew }: Own) => {
  const { extensions } = useHostConfig();
  const save = useSaveEmployer(employer, success);
  const [name, type, country, ...rest] = companyFields(employer, extensions);
  const address = companyAddressField(employer);
  return (
    <EditableSection
      title={sections.company}
      anchor="company"
      editLabel={edit.company}
      fields={[name, type, country, extensions ? address : undefined, ...rest].filter(
        (field) => field !== undefined,
      )}
      // an unchanged address needs no call
      save={({ companyAddress: _address, ...update }, { companyAddress, ...edited }) => {
        const details = companyAddress === undefined ? {} : { companyAddress };
        return save({ update, details }, { update: edited, details });
      }}
    >
      <Facts facts={companyFacts(employer)} isNew={isNew} />
    </EditableSection>
  );
};

const Contact = ({ employer, isNew }: Own) => {
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
      <Facts facts={contactFacts(employer)} isNew={isNew} />
    </EditableSection>
  );
};

/** An employer's own profile, section by section (spec §2.8). */
export const OwnSections = ({ employer, isNew = false }: Own) => (
  <>
    <About employer={employer} isNew={isNew} />
    <Person employer={employer} isNew={isNew} />
    <Company employer={employer} isNew={isNew} />
    <Contact employer={employer} isNew={isNew} />
    <CompanyLogo employer={employer} />
  </>
);
