import { useAppDispatch } from '@/api/hooks';
import { useHostConfig } from '@/api/hostConfig';
import type { JobSeeker, JobSeekerDetails, JobSeekerUpdate } from '@/api/jobBoardApi';
import {
  memberApi,
  useCheckPasswordMutation,
  useUpdateJobSeekerDetailsMutation,
  useUpdateJobSeekerMutation,
} from '@/api/memberApi';
import {
  aboutFields,
  contactFields,
  countryField,
  identityFields,
} from '@/features/people/sectionFields';
import { useSaveSection, type Version } from '@/features/people/useSaveSection';
import { registrationTexts } from '@/texts/auth/registration';
import { seekerProfileTexts } from '@/texts/profiles/seekerProfile';
import type { SectionField } from '@/ui/form/SectionInput';
import { EditableSection } from '@/ui/page/EditableSection';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { accountFields, profileFields } from '@contract/accountFields';
import { messages } from '@contract/messages';
import { AboutFacts, ContactFacts, PersonFacts } from './SeekerFacts';

const { sections, edit, labels, emailMissing } = seekerProfileTexts;
const { success, contactSuccess } = messages.updateJobSeeker;
const names = profileFields.jobseeker;
const { firstName, lastName, gender, nationality, address } = accountFields.jobseeker;
type Own = { seeker: JobSeeker };

/** The registered fields; the address is the country of residence (spec §2.7). */
const seekerPersonFields = (seeker: JobSeeker): SectionField<keyof JobSeekerDetails>[] => [
  ...identityFields({ firstName, lastName, gender, nationality }, seeker),
  {
    name: address,
    label: labels.residence,
    missing: registrationTexts.jobseeker.address.missing,
    ...countryField(seeker.addressjobseek),
  },
];

/** Reads the job seeker from the host, bypassing the cache; resolves to `null` on failure. */
const useReadSeeker = ({ usernamejobseek }: JobSeeker) => {
  const dispatch = useAppDispatch();
  return async (): Promise<JobSeeker | null> => {
    const { data, isSuccess } = await dispatch(
      memberApi.endpoints.getJobSeeker.initiate(
        { usernamejobseek },
        { subscribe: false, forceRefetch: true },
      ),
    );
    // on failure the cache keeps the previous answer
    return isSuccess ? (data ?? null) : null;
  };
};

const useSaveSeeker = (seeker: JobSeeker, shown: string) => {
  const { _id: id } = seeker;
  const save = useSaveSection(shown);
  const refetchProfile = useReadSeeker(seeker);
  const [updateJobSeeker] = useUpdateJobSeekerMutation();
  const [checkPassword] = useCheckPasswordMutation();
  return (update: JobSeekerUpdate, edited: JobSeekerUpdate, password?: string) => {
    const send = async (jobSeekerUpdate: JobSeekerUpdate, version: Version): Promise<void> => {
      if (password) await checkPassword({ passwordCheck: { password } }).unwrap();
      await updateJobSeeker({ id, jobSeekerUpdate, ...version }).unwrap();
    };
    return save({
      profile: seeker,
      edited,
      refetchProfile,
      send: (version) => send(update, version),
      sendEdited: (version) => send(edited, version),
    });
  };
};

const About = ({ seeker }: Own) => {
  const save = useSaveSeeker(seeker, success);
  return (
    <EditableSection
      title={sections.about}
      editLabel={edit.about}
      fields={aboutFields(names, labels, seeker)}
      save={(update, edited) => save(update, edited)}
    >
      <AboutFacts seeker={seeker} />
    </EditableSection>
  );
};

const Contact = ({ seeker }: Own) => {
  const { extensions } = useHostConfig();
  const save = useSaveSeeker(seeker, contactSuccess);
  return (
    <EditableSection
      title={sections.contact}
      editLabel={edit.contact}
      fields={contactFields(names, { ...labels, emailMissing }, seeker, extensions)}
      save={({ password, ...update }, { password: _password, ...edited }) =>
        save(update, edited, password)
      }
    >
      <ContactFacts seeker={seeker} />
    </EditableSection>
  );
};

/** The personal section; editable on our own host only, since spec §7 has no call for it. */
const Person = ({ seeker }: Own) => {
  const { extensions } = useHostConfig();
  const { _id: id } = seeker;
  const save = useSaveSection(success);
  const refetchProfile = useReadSeeker(seeker);
  const [updateDetails] = useUpdateJobSeekerDetailsMutation();
  const facts = <PersonFacts seeker={seeker} />;
  if (!extensions) return <ProfileSection title={sections.person}>{facts}</ProfileSection>;
  const send = (details: Record<string, string>, version: Version) =>
    // the gender comes from the options of its select
    updateDetails({ id, jobSeekerDetails: details as JobSeekerDetails, ...version }).unwrap();
  return (
    <EditableSection
      title={sections.person}
      editLabel={edit.person}
      fields={seekerPersonFields(seeker)}
      save={(details, edited) =>
        save({
          profile: seeker,
          edited,
          refetchProfile,
          send: (version) => send(details, version),
          sendEdited: (version) => send(edited, version),
        })
      }
    >
      {facts}
    </EditableSection>
  );
};

/** A job seeker's own profile, section by section (spec §2.7). */
export const OwnSections = ({ seeker }: Own) => (
  <>
    <About seeker={seeker} />
    <Person seeker={seeker} />
    <Contact seeker={seeker} />
  </>
);
