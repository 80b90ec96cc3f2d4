import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Case, CaseEmployer, Decision } from '@/api/jobBoardApi';
import { paths } from '@/app/paths';
import { moderationTexts } from '@/texts/admin/moderation';
import { reportTexts } from '@/texts/jobs/report';
import { formatNumber } from '@/texts/numbers';
import { Notice } from '@/ui/form/FormAlert';
import { agoText } from '@/ui/text/agoText';
import { FactList } from '@/ui/text/FactList';
import { TextLink } from '@/ui/text/TextLink';
import { site } from '@contract/site';

const { case: texts, signs, queue } = moderationTexts;
const dates = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeZone: 'UTC' });
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: '.9375rem',
  overflowWrap: 'anywhere',
  '& h3': { fontSize: '1rem', fontWeight: 650, marginBottom: 8 },
  '& h4': { fontSize: '.875rem', fontWeight: 650, margin: '16px 0 6px' },
  '& li': {
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars.palette.line}`,
    '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  },
  '& li > b, & li > p': { display: 'block' },
  '& small, & .none': { color: theme.vars.palette.ink2, fontSize: '.875rem' },
  '& small': { display: 'block' },
  '& li > p': { whiteSpace: 'pre-line', marginTop: 2 },
}));

const Part = ({
  title,
  none,
  children,
}: {
  title: string;
  none?: string | false;
  children: ReactNode;
}) => (
  <section>
    <h3>{title}</h3>
    {none ? <p className="none">{none}</p> : children}
  </section>
);

const DecisionLine = ({
  decision: { kind, reason, adminname, createdAt, undoneAt, jobtitle },
  now,
  named,
}: {
  decision: Decision;
  now: number;
  named?: boolean;
}) => (
  <li>
    <b>
      {texts.decision[kind]}
      {undoneAt !== undefined && ` (${texts.takenBack})`}
    </b>
    {named && jobtitle && <span dir="auto">{jobtitle}</span>}
    {reason !== '' && <p dir="auto">{reason}</p>}
    <small>{texts.by(adminname, agoText(createdAt, now))}</small>
  </li>
);

/**
 * What speaks for and against a posting: the host's warning signs, what people reported, how its
 * employer did before.
 */
export const CaseEvidence = ({ shown, now }: { shown: Case; now: number }) => {
  const { job, reports, employer, decisions, earlierCases } = shown;
  return (
    <Frame>
      {job.removalReason && (
        <Part title={texts.removedFor}>
          <p dir="auto">{job.removalReason}</p>
        </Part>
      )}
      {job.removalAnswer && (
        <Part title={texts.answer}>
          <p dir="auto">{job.removalAnswer}</p>
        </Part>
      )}
      <Part title={texts.signs} none={shown.signs.length === 0 && texts.noSigns}>
        <ul>
          {shown.signs.map(({ sign, detail }, index) => (
            <li key={`${index}-${sign}`}>
              <b>{signs[sign]}</b>
              {detail !== '' && <p dir="auto">{detail}</p>}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={texts.reports} none={reports.length === 0 && texts.noReports}>
        <ul>
          {reports.map(({ _id, reason, note, role, username, createdAt }) => (
            <li key={_id}>
              <b>{reportTexts.reasons[reason]}</b>
              {note !== '' && <p dir="auto">{note}</p>}
              <small>
                {texts.from(role, username)}, {agoText(createdAt, now)}
              </small>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={texts.employer} none={!employer && texts.nobody}>
        {employer && <History employer={employer} now={now} />}
      </Part>
      {earlierCases.length > 0 && (
        <Part title={texts.earlierCases}>
          <ul>
            {earlierCases.map(({ _id, kind, openedAt, reportCount, closedAt, decision }) => (
              <li key={_id}>
                <b>
                  {queue.kinds[kind]}
                  {reportCount > 0 && ` · ${queue.reports(reportCount)}`}
                </b>
                <small>
                  {[
                    agoText(openedAt, now),
                    closedAt === undefined
                      ? texts.stillOpen
                      : decision && texts.decision[decision.kind],
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {decisions.length > 0 && (
        <Part title={texts.decided}>
          <ul>
            {decisions.map((decision) => (
              <DecisionLine key={decision._id} decision={decision} now={now} />
            ))}
          </ul>
        </Part>
      )}
    </Frame>
  );
};

const History = ({ employer, now }: { employer: CaseEmployer; now: number }) => {
  const {
    usernameEmployer,
    companyName,
    createdAt,
    liveJobs,
    allJobs,
    earlierReports,
    suspendedAt,
    suspensionReason = '',
    decisions,
  } = employer;
  return (
    <>
      <p>
        <TextLink to={paths.employerReadOnly(usernameEmployer)} dir="auto">
          {companyName || usernameEmployer}
        </TextLink>
        {companyName !== '' && <small dir="auto">{usernameEmployer}</small>}
      </p>
      {suspendedAt !== undefined && (
        <Notice tone="amber">{texts.suspended(suspensionReason)}</Notice>
      )}
      <div style={{ marginTop: 12 }}>
        <FactList
          facts={[
            { label: texts.facts.registered, value: dates.format(Date.parse(createdAt)) },
            { label: texts.facts.live, value: formatNumber(liveJobs) },
            { label: texts.facts.all, value: formatNumber(allJobs) },
            { label: texts.facts.earlierReports, value: formatNumber(earlierReports) },
          ]}
        />
      </div>
      <h4>{texts.earlierDecisions}</h4>
      {decisions.length === 0 ? (
        <p className="none">{texts.noDecisions}</p>
      ) : (
        <ul>
          {decisions.map((decision) => (
            <DecisionLine key={decision._id} decision={decision} now={now} named />
          ))}
        </ul>
      )}
    </>
  );
};
