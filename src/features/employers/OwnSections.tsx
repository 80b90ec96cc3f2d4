import { useHostConfig } from '@/api/hostConfig';
import type { Employer } from '@/api/jobBoardApi';
import { employerTexts } from '@/texts/profiles/employer';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { SectionForm } from '@/ui/form/SectionForm';
import { EditableSection } from '@/ui/page/EditableSection';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { FactList } from '@/ui/text/FactList';
import { mailValue, phoneValue, textValue, websiteValue } from '@/ui/text/factValues';
import { useNow } from '@/ui/text/now';
import { messages } from '@contract/messages';
import { CompanyLogo } from './CompanyLogo';
import {
  birthDateText,
  companyAddressText,
  countryText,
  employerName,
  nationalityText,
  residenceText,
} from './employerFacts';
import {
  aboutFields,
  companyAddressField,
  companyFields,
  contactFields,
  personFields,
} from './ownFields';
import { useSaveEmployer } from './useSaveEmployer';

const { labels } = employerTexts;
const { sections, edit } = employerProfileTexts;
const { success, contactSuccess } = messages.updateEmployer;
type Own = { employer: Employer };

const About = ({ employer }: Own) => {
  const save = useSaveEmployer(employer, success);
  return (
    <EditableSection
      title={sections.about}
      editLabel={edit.about}
      form={(close) => (
        <SectionForm
          fields={aboutFields(employer)}
          save={(update) => save({ update })}
          onSaved={close}
          onCancel={close}
        />
      )}
    >
      <FactList
        facts={[
          { label: labels.location, value: textValue(employer.locationEmployer) },
          { label: labels.education, value: textValue(employer.educationEmployer) },
          { label: labels.experience, value: textValue(employer.experienceEmployer) },
          { label: labels.recruitingFor, value: textValue(employer.companyrecruitingfor) },
        ]}
      />
    </EditableSection>
  );
};

/**
 * The spec has nothing to edit here; our own host keeps a birth date and a residence country in
 * place of its constants.
 */
const Person = ({ employer }: Own) => {
  const { extensions } = useHostConfig();
  const now = useNow();
  const save = useSaveEmployer(employer, success);
  const facts = (
    <FactList
      facts={[
        { label: labels.name, value: textValue(employerName(employer)) },
        { label: labels.birthDate, value: textValue(birthDateText(employer)) },
        { label: labels.gender, value: textValue(employer.genderEmployer) },
        {
          label: labels.nationality,
          value: textValue(nationalityText(employer.nationalityEmployer)),
        },
        { label: labels.residence, value: textValue(residenceText(employer)) },
        { label: labels.email, value: mailValue(employer.emailEmployer) },
      ]}
    />
  );
  if (!extensions) return <ProfileSection title={sections.person}>{facts}</ProfileSection>;
  return (
    <EditableSection
      title={sections.person}
      editLabel={edit.person}
      form={(close) => (
        <SectionForm
          fields={personFields(employer, now)}
          save={(details) => save({ details })}
          onSaved={close}
          onCancel={close}
        />
      )}
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
      form={(close) => (
        <SectionForm
          fields={[name, type, country, extensions ? address : undefined, ...rest].filter(
            (field) => field !== undefined,
          )}
          // an address that stays needs no call of its own
          save={({ companyAddress, ...update }) =>
            save({
              update,
              ...(extensions &&
                companyAddress !== address.start && { details: { companyAddress } }),
            })
          }
          onSaved={close}
          onCancel={close}
        />
      )}
    >
      <FactList
        facts={[
          { label: labels.companyName, value: textValue(employer.companyName) },
          { label: labels.companyType, value: textValue(employer.companyType) },
          { label: labels.companyCountry, value: textValue(countryText(employer.companyCountry)) },
          { label: labels.companyAddress, value: textValue(companyAddressText(employer)) },
          { label: labels.companyPhone, value: phoneValue(employer.companyPhone) },
          {
            label: labels.companyProfile,
            value: textValue(employer.companyProfile),
            long: Boolean(employer.companyProfile),
          },
          { label: labels.companyEmployees, value: textValue(employer.companyNumberofemployees) },
          { label: labels.companyWebsite, value: websiteValue(employer.companyWebsite) },
        ]}
      />
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
      form={(close) => (
        <SectionForm
          fields={contactFields(employer, extensions)}
          save={(update) => save({ update })}
          onSaved={close}
          onCancel={close}
        />
      )}
    >
      <FactList
        facts={[
          { label: labels.email, value: mailValue(employer.emailEmployer) },
          { label: labels.mobile, value: phoneValue(employer.phoneEmployer) },
        ]}
      />
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
