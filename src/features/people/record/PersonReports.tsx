import type { PersonRecord } from '@/api/jobBoardApi';
import { personTexts as texts } from '@/texts/admin/person';
import { inboxTexts } from '@/texts/inbox';
import { reportTexts } from '@/texts/jobs/report';
import { agoText } from '@/ui/text/agoText';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { RecordSection } from './RecordSection';

const reasons: Record<string, string> = { ...inboxTexts.report.reasons, ...reportTexts.reasons };

type PersonReportsProps = {
  title: string;
  reports: PersonRecord['reportsAbout'];
  /** In milliseconds. */
  now: number;
};

/** Reports by or about somebody, each with a link to its case. */
export const PersonReports = ({ title, reports: { items, total }, now }: PersonReportsProps) => (
  <RecordSection title={title} none={total === 0 && texts.noReports}>
    <ul>
      {items.map(({ _id, caseId, reason, note, jobtitle, createdAt, isOpen }) => (
        <li key={_id}>
          <b>{reasons[reason] ?? reason}</b>
          {note !== '' && <p dir="auto">{note}</p>}
          <small>
            <TextLink to={paths.adminCase(caseId)} dir="auto">
              {jobtitle}
            </TextLink>
            {` · ${isOpen ? texts.waiting : texts.decided} · ${agoText(createdAt, now)}`}
          </small>
        </li>
      ))}
    </ul>
    {total > items.length && <p className="none">{texts.more(total)}</p>}
  </RecordSection>
);
