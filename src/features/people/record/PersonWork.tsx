import type { PersonRecord } from '@/api/jobBoardApi';
import { personTexts as texts } from '@/texts/admin/person';
import { applicantTexts } from '@/texts/jobs/applicants';
import { jobTexts } from '@/texts/jobs/job';
import { formatNumber } from '@/texts/numbers';
import { agoText } from '@/ui/text/agoText';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { RecordSection } from './RecordSection';

const states: Record<string, string> = { ...applicantTexts.states, ...jobTexts.status };

type PersonWorkProps = { record: PersonRecord; /** In milliseconds. */ now: number };

/** Returns the path of the administrator's job list, filtered by a company and a state. */
const jobsAddress = ({ companyName }: PersonRecord, state: string): string =>
  `${paths.adminJobs()}?${new URLSearchParams({ status: state, company: companyName }).toString()}`;

/** The number of somebody's jobs or applications in each state, and the latest ones. */
export const PersonWork = ({ record, now }: PersonWorkProps) => {
  const { role, counts, latest, companyName } = record;
  return (
    <RecordSection title={texts.work[role]} none={counts.length === 0 && texts.noWork[role]}>
      <p className="num">
        {counts.map(({ state, count }, index) => {
          const text = texts.counted(states[state] ?? state, formatNumber(count));
          return (
            <span key={state}>
              {index > 0 && ' · '}
              {role === 'employer' && companyName !== '' ? (
                <TextLink to={jobsAddress(record, state)}>{text}</TextLink>
              ) : (
                text
              )}
            </span>
          );
        })}
      </p>
      <ul style={{ marginTop: 12 }}>
        {latest.map(({ jobId, jobtitle, state, at }) => (
          <li key={`${jobId} ${at}`}>
            {jobId === null ? (
              <span dir="auto">{jobtitle || jobTexts.untitled}</span>
            ) : (
              <TextLink to={paths.jobView(jobId)} dir="auto">
                {jobtitle || jobTexts.untitled}
              </TextLink>
            )}
            <small>{`${states[state] ?? state} · ${agoText(at, now)}`}</small>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
};
