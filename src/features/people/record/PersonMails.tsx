import type { PersonRecord } from '@/api/jobBoardApi';
import { auditTexts } from '@/texts/admin/audit';
import { personTexts as texts } from '@/texts/admin/person';
import { agoText } from '@/ui/text/agoText';
import { RecordSection } from './RecordSection';

type PersonMailsProps = { mails: PersonRecord['mails']; /** In milliseconds. */ now: number };

/** The emails sent to somebody and their delivery state, without their content. */
export const PersonMails = ({ mails, now }: PersonMailsProps) => (
  <RecordSection title={texts.mails} none={mails.length === 0 && texts.noMails}>
    <ul>
      {mails.map(({ kind, state, at }, index) => (
        <li key={`${index}-${at}`}>
          {auditTexts.readable(kind)}
          <small>{`${texts.mailStates[state]} · ${agoText(at, now)}`}</small>
        </li>
      ))}
    </ul>
  </RecordSection>
);
