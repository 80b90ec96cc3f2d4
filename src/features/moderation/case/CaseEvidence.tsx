import type { Case } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { inboxTexts } from '@/texts/inbox';
import { reportTexts } from '@/texts/jobs/report';
import { styled } from '@/ui/styled';
import { agoText } from '@/ui/text/agoText';
import { CasePeople } from './CasePeople';
import { DecisionList } from './DecisionList';
import { decisionText } from './decisionText';
import { EmployerHistory } from './EmployerHistory';
import { EvidenceSection } from './EvidenceSection';

const reasonTexts = { ...inboxTexts.report.reasons, ...reportTexts.reasons };
const { case: texts, signs: signTexts, queue } = moderationTexts;
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: theme.typography.dense.fontSize,
  overflowWrap: 'anywhere',
  '& h3': { fontSize: theme.typography.body1.fontSize, fontWeight: 650, marginBottom: 8 },
  '& h4': { fontSize: theme.typography.body2.fontSize, fontWeight: 650, margin: '16px 0 6px' },
  '& li': {
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars.palette.line}`,
    '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  },
  '& li > b, & li > p': { display: 'block' },
  '& small, & .none': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& small': { display: 'block' },
  '& li > p': { whiteSpace: 'pre-line', marginTop: 2 },
}));

const Signs = ({ signs }: Pick<Case, 'signs'>) => (
  <ul>
    {signs.map(({ sign, detail }, index) => (
      <li key={`${index}-${sign}`}>
        <b>{signTexts[sign]}</b>
        {detail !== '' && <p dir="auto">{detail}</p>}
      </li>
    ))}
  </ul>
);

const Reports = ({ reports, now }: Pick<Case, 'reports'> & { now: number }) => (
  <ul>
    {reports.map(({ _id, reason, note, role, username, createdAt, about }) => (
      <li key={_id}>
        <b>{reasonTexts[reason]}</b>
        {note !== '' && <p dir="auto">{note}</p>}
        {about && (
          <>
            <small>
              {about.messages.length === 0 && about.role === 'employer'
                ? texts.aboutCompany(about.username)
                : texts.wrote(about.role, about.username)}
            </small>
            {about.messages.map((text, index) => (
              <p key={`${index}-${text}`} dir="auto">
                {text}
              </p>
            ))}
          </>
        )}
        <small>
          {texts.from(role, username)}, {agoText(createdAt, now)}
        </small>
      </li>
    ))}
  </ul>
);

const EarlierCases = ({ earlierCases, now }: Pick<Case, 'earlierCases'> & { now: number }) => (
  <ul>
    {earlierCases.map(({ _id, kind, openedAt, reportCount, closedAt, decision }) => {
      const outcome = closedAt === undefined ? texts.stillOpen : decision && decisionText(decision);
      return (
        <li key={_id}>
          <b>
            {queue.kinds[kind]}
            {reportCount > 0 && ` · ${queue.reports(reportCount)}`}
          </b>
          <small>{[agoText(openedAt, now), outcome].filter(Boolean).join(' · ')}</small>
        </li>
      );
    })}
  </ul>
);

/**
 * The evidence about a job: the host's warning signs, the reports, its employer's history. `now` is
 * in milliseconds.
 */
export const CaseEvidence = ({ shown, now }: { shown: Case; now: number }) => {
  const { job, signs, reports, people, employer, decisions, earlierCases } = shown;
  return (
    <Frame>
      {job.removalReason && (
        <EvidenceSection title={texts.removedFor}>
          <p dir="auto">{job.removalReason}</p>
        </EvidenceSection>
      )}
      {job.removalAnswer && (
        <EvidenceSection title={texts.answer}>
          <p dir="auto">{job.removalAnswer}</p>
        </EvidenceSection>
      )}
      <EvidenceSection title={texts.signs} none={signs.length === 0 && texts.noSigns}>
        <Signs signs={signs} />
      </EvidenceSection>
      <EvidenceSection title={texts.reports} none={reports.length === 0 && texts.noReports}>
        <Reports reports={reports} now={now} />
      </EvidenceSection>
      {people.length > 0 && (
        <EvidenceSection title={texts.people}>
          <CasePeople people={people} caseId={shown._id} now={now} />
        </EvidenceSection>
      )}
      <EvidenceSection title={texts.employer} none={!employer && texts.nobody}>
        {employer && <EmployerHistory employer={employer} now={now} />}
      </EvidenceSection>
      {earlierCases.length > 0 && (
        <EvidenceSection title={texts.earlierCases}>
          <EarlierCases earlierCases={earlierCases} now={now} />
        </EvidenceSection>
      )}
      {decisions.length > 0 && (
        <EvidenceSection title={texts.decided}>
          <DecisionList decisions={decisions} now={now} />
        </EvidenceSection>
      )}
    </Frame>
  );
};
