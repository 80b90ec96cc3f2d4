import type { CasePerson } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { Notice } from '@/ui/form/FormAlert';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { SuspensionButton } from '../suspension/SuspensionButton';
import { SignalList } from './SignalList';

const { case: texts } = moderationTexts;

type CasePeopleProps = {
  people: readonly CasePerson[];
  caseId: string;
  /** In milliseconds. */
  now: number;
};

/** The people whom a case's reports and signals are about, with the actions on each. */
export const CasePeople = ({ people, caseId, now }: CasePeopleProps) => (
  <ul>
    {people.map(({ _id, role, username, suspendedAt, suspensionReason = '', signals }) => (
      <li key={_id}>
        <TextLink to={paths.personRecord(role, _id)} dir="auto">
          {username}
        </TextLink>
        <small>{texts.roles[role]}</small>
        {suspendedAt !== undefined && (
          <Notice tone="amber">{texts.suspended(suspensionReason)}</Notice>
        )}
        {signals.length > 0 && <SignalList signals={signals} now={now} />}
        <div style={{ marginTop: 8 }}>
          <SuspensionButton
            {...{ role, username }}
            id={_id}
            isSuspended={suspendedAt !== undefined}
            // an employer is suspended by the case's own decision, or from the table
            caseId={role === 'jobseeker' ? caseId : undefined}
          />
        </div>
      </li>
    ))}
  </ul>
);
