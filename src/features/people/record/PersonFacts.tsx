import type { PersonRecord } from '@/api/jobBoardApi';
import { personTexts as texts } from '@/texts/admin/person';
import { Notice } from '@/ui/form/FormAlert';
import { agoText } from '@/ui/text/agoText';
import { breakable } from '@/ui/text/breakable';
import { dateText } from '@/ui/text/dateTexts';
import { FactList } from '@/ui/text/FactList';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { RecordSection } from './RecordSection';

const { facts: labels } = texts;

const factsOf = (record: PersonRecord, now: number) => {
  const { username, companyName, email, emailConfirmed, createdAt, deletedAt, sessions } = record;
  const { count, seenAt } = sessions;
  return [
    { label: labels.username, value: breakable(username) },
    ...(companyName === '' ? [] : [{ label: labels.company, value: companyName }]),
    { label: labels.email, value: breakable(texts.email(email, emailConfirmed)) },
    { label: labels.registered, value: dateText(createdAt) },
    ...(deletedAt ? [{ label: labels.deleted, value: dateText(deletedAt) }] : []),
    {
      label: labels.sessions,
      value: texts.sessions(count, seenAt === undefined ? undefined : agoText(seenAt, now)),
    },
  ];
};

/** The facts of an account, including its state and sessions. */
export const PersonFacts = ({ record, now }: { record: PersonRecord; now: number }) => {
  const { role, username, suspendedAt, suspensionReason = '', deletedAt } = record;
  const profile =
    role === 'employer' ? paths.employerReadOnly(username) : paths.jobSeekerReadOnly(username);
  return (
    <RecordSection title={texts.account}>
      {suspendedAt !== undefined && (
        <div style={{ marginBottom: 12 }}>
          <Notice tone="amber">{texts.suspended(suspensionReason)}</Notice>
        </div>
      )}
      <FactList facts={factsOf(record, now)} />
      {deletedAt === undefined && (
        <p style={{ marginTop: 12 }}>
          <TextLink to={profile}>{texts.profile}</TextLink>
        </p>
      )}
    </RecordSection>
  );
};
