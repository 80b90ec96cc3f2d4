import Button from '@mui/material/Button';
import type { Notice } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { jobTexts } from '@/texts/jobs/job';
import { dateText } from '@/ui/text/dateTexts';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { useMarkRead } from './useMarkRead';

const { notices: texts } = moderationTexts;

/** A decision with its reason and date, and a button that marks it as read. */
export const NoticeRow = ({ notice }: { notice: Notice }) => {
  const markRead = useMarkRead();
  const { _id: id, kind, jobId, jobtitle, reason, createdAt } = notice;
  const headline = texts.said[kind](jobtitle || jobTexts.untitled);
  return (
    <li>
      <div>
        {jobId === undefined ? (
          <b dir="auto">{headline}</b>
        ) : (
          <TextLink to={paths.employerJobView(jobId)} dir="auto">
            {headline}
          </TextLink>
        )}
        {reason !== '' && <p dir="auto">{texts.reason(reason)}</p>}
        <small className="num">{dateText(createdAt)}</small>
      </div>
      <Button
        variant="outlined"
        size="small"
        data-delete
        aria-label={texts.markReadNamed(headline)}
        onClick={() => markRead([id])}
      >
        {texts.markRead}
      </Button>
    </li>
  );
};
