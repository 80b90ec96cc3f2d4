import type { Applicant, ApplicantDetails } from '@/api/jobBoardApi';
import { answerText } from '@/features/applications/answerText';
import { startTexts } from '@/texts/candidates/candidates';
import { applicantTexts } from '@/texts/jobs/applicants';
import { employmentTypeTexts } from '@/texts/jobs/post/employmentTypes';
import { styled } from '@/ui/styled';
import { FactList } from '@/ui/text/FactList';
import { TextLink } from '@/ui/text/TextLink';
import { answerFilterOf } from '@contract/jobs/jobAnswers';
import { paths } from '@contract/paths';
import { mailtoOf } from '@contract/text/email';
import { shortName } from '../applicantName';
import { PanelSection } from './PanelSection';

const { panel: texts } = applicantTexts;
const Answers = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  '& dt': { color: theme.vars.palette.ink2 },
  '& dd': { marginBottom: 10, fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd:last-child': { marginBottom: 0 },
}));
const Folded = styled('details')(({ theme }) => ({
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.line}`,
  fontSize: theme.typography.body2.fontSize,
  '& summary': { fontWeight: 650, cursor: 'pointer' },
  '& p': { marginTop: 8, whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 },
}));
const Mail = styled('a')(({ theme }) => ({
  color: theme.vars.palette.brandText,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
}));

/** The note sent with the application. */
export const SentNote = ({ applicant }: { applicant: Applicant }) => (
  <PanelSection title={texts.note(shortName(applicant))} sunk>
    {applicant.note ? (
      <p className="words" dir="auto">
        {applicant.note}
      </p>
    ) : (
      <p className="mute">{texts.noNote}</p>
    )}
  </PanelSection>
);

type FactsProps = { applicant: Applicant; wants: ApplicantDetails['wants'] };

/**
 * The applicant's contact data, their profile as of the application, and what it says they are
 * looking for.
 */
export const ProfileFacts = ({ applicant, wants }: FactsProps) => {
  const { emailjobseek: email, phonejobseek: phone } = applicant;
  const facts = [
    {
      label: texts.facts.email,
      value: email && <Mail href={mailtoOf(email)}>{email}</Mail>,
    },
    {
      label: texts.facts.phone,
      value: phone && <Mail href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Mail>,
    },
    { label: texts.facts.location, value: applicant.locationjobseek },
    { label: texts.facts.education, value: applicant.educationjobseek },
    { label: texts.facts.experience, value: applicant.experiencejobseek },
    {
      label: texts.facts.wants,
      value: wants?.types.map((type) => employmentTypeTexts[type]).join(', '),
    },
    { label: texts.facts.start, value: wants?.start && startTexts[wants.start] },
  ].filter(({ value }) => Boolean(value));
  return (
    <PanelSection
      title={texts.profile}
      aside={
        <TextLink to={paths.jobSeekerReadOnly(applicant.usernamejobseek)}>
          {texts.openProfile}
        </TextLink>
      }
    >
      <FactList facts={facts} />
    </PanelSection>
  );
};

type AnswersProps = {
  details: ApplicantDetails;
  /** Returns the query string that lists all applicants with the same answer. */
  searchOf: (answer: string) => string;
};

/** The answers to the job's questions, each linked to all applicants with the same answer. */
export const SentAnswers = ({ details: { answers }, searchOf }: AnswersProps) => {
  if (answers.length === 0) return null;
  return (
    <PanelSection title={texts.answers}>
      <Answers>
        {answers.flatMap(({ questionId, question, answer }) => [
          <dt key={questionId} dir="auto">
            {question}
          </dt>,
          <dd key={`${questionId}-answer`} dir="auto">
            <TextLink
              to={{ search: searchOf(answerFilterOf(questionId, answer)) }}
              title={texts.sameAnswer(answerText(answer))}
            >
              {answerText(answer)}
            </TextLink>
          </dd>,
        ])}
      </Answers>
    </PanelSection>
  );
};

/**
 * The email of spec §2.13 sent with the application; collapsed, since the note is more specific.
 */
export const SentMessage = ({ message }: { message: string }) =>
  message.trim() === '' ? null : (
    <Folded>
      <summary>{texts.message}</summary>
      <p dir="auto">{message}</p>
    </Folded>
  );
