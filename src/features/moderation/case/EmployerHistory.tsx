import type { CaseEmployer } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { personTexts } from '@/texts/admin/person';
import { formatNumber } from '@/texts/numbers';
import { Notice } from '@/ui/form/FormAlert';
import { dateText } from '@/ui/text/dateTexts';
import { FactList } from '@/ui/text/FactList';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { DecisionList } from './DecisionList';

const { case: texts } = moderationTexts;

const factsOf = ({ createdAt, liveJobs, allJobs, earlierReports }: CaseEmployer) => [
  { label: texts.facts.registered, value: dateText(createdAt) },
  { label: texts.facts.live, value: formatNumber(liveJobs) },
  { label: texts.facts.all, value: formatNumber(allJobs) },
  { label: texts.facts.earlierReports, value: formatNumber(earlierReports) },
];

/** The employer who posted the job, and earlier decisions about them. */
export const EmployerHistory = ({ employer, now }: { employer: CaseEmployer; now: number }) => {
  const { _id, usernameEmployer, companyName, suspendedAt, suspensionReason = '' } = employer;
  const { decisions } = employer;
  return (
    <>
      <p>
        <TextLink to={paths.employerReadOnly(usernameEmployer)} dir="auto">
          {companyName || usernameEmployer}
        </TextLink>
        {companyName !== '' && <small dir="auto">{usernameEmployer}</small>}
        <small>
          <TextLink to={paths.personRecord('employer', _id)}>
            {personTexts.link(usernameEmployer)}
          </TextLink>
        </small>
      </p>
      {suspendedAt !== undefined && (
        <Notice tone="amber">{texts.suspended(suspensionReason)}</Notice>
      )}
      <div style={{ marginTop: 12 }}>
        <FactList facts={factsOf(employer)} />
      </div>
      <h4>{texts.earlierDecisions}</h4>
      {decisions.length === 0 ? (
        <p className="none">{texts.noDecisions}</p>
      ) : (
        <DecisionList decisions={decisions} now={now} withJob />
      )}
    </>
  );
};
