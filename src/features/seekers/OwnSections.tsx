import { blamedField } from '@/api/fault';
import { useHostConfig } from '@/api/hostConfig';
import {
  useUpdateJobSeekerMutation,
  type JobSeeker,
  type JobSeekerUpdate,
} from '@/api/jobBoardApi';
import { registrationTexts } from '@/texts/auth/registration';
import { seekerProfileTexts } from '@/texts/profiles/seekerProfile';
import { SectionForm, type SectionField } from '@/ui/form/SectionForm';
import type { Refusal } from '@/ui/form/useCheckedForm';
import { useNotified } from '@/ui/notify/useNotified';
import { EditableSection } from '@/ui/page/EditableSection';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { messages } from '@contract/messages';
import { AboutFacts, ContactFacts, PersonFacts } from './SeekerFacts';

const { sections, edit, labels, emailMissing } = seekerProfileTexts;
const { success, contactSuccess } = messages.updateJobSeeker;
type Own = { seeker: JobSeeker };
type Field = SectionField<keyof JobSeekerUpdate>;

const aboutFields = (seeker: JobSeeker): Field[] => [
  {
    name: 'locationjobseek',
    label: labels.location,
    start: seeker.locationjobseek ?? '',
    autoComplete: 'address-level2',
  },
  {
    name: 'educationjobseek',
    label: labels.education,
    start: seeker.educationjobseek ?? '',
    kind: 'lines',
  },
  {
    name: 'experiencejobseek',
    label: labels.experience,
    start: seeker.experiencejobseek ?? '',
    kind: 'lines',
  },
];
const contactFields = (seeker: JobSeeker, extensions: boolean): Field[] => [
  {
    name: 'emailjobseek',
    label: labels.email,
    start: seeker.emailjobseek ?? '',
    kind: 'email',
    autoComplete: 'email',
    missing: emailMissing,
  },
  // some hosts store numbers (product §1)
  {
    name: 'phonejobseek',
    label: labels.mobile,
    start: seeker.phonejobseek ?? '',
    kind: 'tel',
    autoComplete: 'tel',
    hint: extensions ? undefined : registrationTexts.phoneHint,
  },
];

/**
 * Saves one section and tells it; a failure is only logged (spec §8), but our own host's word about
 * a field is shown under it.
 */
const useSave = ({ _id: id }: JobSeeker, told: string) => {
  const { extensions } = useHostConfig();
  const [updateJobSeeker] = useUpdateJobSeekerMutation();
  const update = useNotified(updateJobSeeker, { success: told });
  return async (jobSeekerUpdate: JobSeekerUpdate): Promise<Refusal<never> | null> => {
    const saved = await update({ id, jobSeekerUpdate });
    if (saved.ok) return null;
    const field = blamedField(saved.error, extensions);
    return field ? { field } : {};
  };
};

/** A job seeker's own profile, section by section (spec §2.7). */
export const OwnSections = ({ seeker }: Own) => {
  const { extensions } = useHostConfig();
  const saveAbout = useSave(seeker, success);
  const saveContact = useSave(seeker, contactSuccess);
  return (
    <>
      <EditableSection
        title={sections.about}
        editLabel={edit.about}
        form={(close) => (
          <SectionForm
            fields={aboutFields(seeker)}
            save={saveAbout}
            onSaved={close}
            onCancel={close}
          />
        )}
      >
        <AboutFacts seeker={seeker} />
      </EditableSection>
      <ProfileSection title={sections.person}>
        <PersonFacts seeker={seeker} />
      </ProfileSection>
      <EditableSection
        title={sections.contact}
        editLabel={edit.contact}
        form={(close) => (
          <SectionForm
            fields={contactFields(seeker, extensions)}
            save={saveContact}
            onSaved={close}
            onCancel={close}
          />
        )}
      >
        <ContactFacts seeker={seeker} />
      </EditableSection>
    </>
  );
};
