import type { Decision } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { agoText } from '@/ui/text/agoText';
import { decisionText } from './decisionText';

const { case: texts } = moderationTexts;

type DecisionListProps = {
  decisions: readonly Decision[];
  /** In milliseconds. */
  now: number;
  /** Whether to show each decision's job. */
  withJob?: boolean;
};

/** Decisions with their reason, administrator and date. */
export const DecisionList = ({ decisions, now, withJob = false }: DecisionListProps) => (
  <ul>
    {decisions.map((decision) => {
      const { _id, reason, adminname, createdAt, undoneAt, jobtitle } = decision;
      return (
        <li key={_id}>
          <b>
            {decisionText(decision)}
            {undoneAt !== undefined && ` (${texts.takenBack})`}
          </b>
          {withJob && jobtitle && <span dir="auto">{jobtitle}</span>}
          {reason !== '' && <p dir="auto">{reason}</p>}
          <small>{texts.by(adminname, agoText(createdAt, now))}</small>
        </li>
      );
    })}
  </ul>
);
